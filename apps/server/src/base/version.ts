import manifest from '../../../../package.json' with { type: 'json' };

/** The release that people can name. */
export const VERSION: string = manifest.version;
