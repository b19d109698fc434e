// What any game may say of an edition of one's own beyond what it says about its own words: people get these codes as
// they are, so the page has a text for each.

/** Limits bind new tables only: an edition that was accepted before stays playable. */
export const EDITION_LIMITS = ['edition-too-deep', 'edition-too-large', 'edition-points-high'] as const;
export type EditionLimit = (typeof EDITION_LIMITS)[number];

/** Such an edition is played, but perhaps not as its author thinks. */
export const EDITION_WARNINGS = ['edition-mirrored'] as const;
