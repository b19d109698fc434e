// Every route of the API: method and path, what is sent, what is answered. The server has to serve exactly these, and
// the page can call no others; where one side changes something alone, the other does not compile.
import type { CampaignFile, MatchRecord } from '@sunglade/core';
import type { Past, Seen, TableFile } from '@sunglade/table';
import type * as z from 'zod/mini';
import type * as account from './account.ts';
import type * as friends from './friends.ts';
import type * as holidays from './holidays.ts';
import type * as http from './http.ts';
import type * as notices from './notices.ts';
import type { Progress } from './progress.ts';
import type { ReviewState } from './reviews.ts';
import type { ChatLine } from './wire.ts';

type Nothing = z.infer<typeof account.nothing>;
type SignedIn = z.infer<typeof account.signedIn>;
type LastWay = z.infer<typeof account.lastWay>;

export interface Routes {
  // People
  'POST /api/guest': { readonly body?: z.infer<typeof http.guest>; readonly answer: z.infer<typeof http.welcomed> };
  'GET /api/me': { readonly answer: z.infer<typeof http.whoAmI> };
  'PATCH /api/me': { readonly body: z.infer<typeof http.name>; readonly answer: z.infer<typeof http.me> };
  /** Hear somebody again, and no longer stay out of each other's way. */
  'DELETE /api/muted/:id': { readonly answer: Nothing };
  /** What was reached on this device goes along, what was reached on all of them comes back. */
  'POST /api/progress': { readonly body: Progress; readonly answer: Progress };
  // Ways in
  'POST /api/login/password': { readonly body: z.infer<typeof account.passwordLogin>; readonly answer: SignedIn };
  'POST /api/login/passkey/options': { readonly answer: account.PasskeyToUse };
  'POST /api/login/passkey/verify': { readonly body: z.infer<typeof account.passkeyLogin>; readonly answer: SignedIn };
  'POST /api/recover': { readonly body: z.infer<typeof account.recover>; readonly answer: SignedIn };
  'POST /api/logout': { readonly answer: Nothing };
  // The own account
  'GET /api/account': { readonly answer: account.Account };
  'DELETE /api/account': { readonly answer: Nothing };
  /** A file to download, written as it is read. */
  'GET /api/account/export': { readonly answer: unknown };
  'POST /api/account/passkey/options': { readonly answer: account.PasskeyToMake };
  'POST /api/account/passkey/verify': { readonly body: z.infer<typeof account.newPasskey>; readonly answer: Nothing };
  'DELETE /api/account/passkey/:id': { readonly body?: LastWay; readonly answer: Nothing };
  'POST /api/account/password': {
    readonly body: z.infer<typeof account.newPassword>;
    readonly answer: z.infer<typeof account.newLogin>;
  };
  'DELETE /api/account/password': { readonly body?: LastWay; readonly answer: Nothing };
  'POST /api/account/recovery': { readonly answer: z.infer<typeof account.newRecovery> };
  'DELETE /api/sessions/:id': { readonly answer: Nothing };
  // Games and tables
  'GET /api/games': { readonly answer: readonly http.GameOffer[] };
  'GET /api/tables': { readonly answer: readonly http.Listed[] };
  'GET /api/mine': { readonly answer: readonly http.Listed[] };
  'POST /api/tables': { readonly body: http.NewTable; readonly answer: z.infer<typeof http.opened> };
  'GET /api/tables/:id': { readonly answer: Seen };
  'GET /api/tables/:id/past': { readonly query: z.infer<typeof http.pastQuery>; readonly answer: readonly Past[] };
  /** The record; where this server can no longer play the match, its table as it is stored. */
  'GET /api/tables/:id/record': { readonly answer: MatchRecord | TableFile };
  /** Asking begins it and is repeated until it is done; who no longer wants to know it says so, or stops asking. */
  'POST /api/tables/:id/review': { readonly answer: ReviewState };
  'DELETE /api/tables/:id/review': { readonly answer: Nothing };
  'GET /api/tables/:id/chat': { readonly answer: readonly ChatLine[] };
  'POST /api/tables/:id/mute': { readonly body: z.infer<typeof http.mute>; readonly answer: Nothing };
  'POST /api/tables/:id/report': { readonly body: http.NewReport; readonly answer: Nothing };
  'POST /api/tables/:id/rematch': { readonly answer: z.infer<typeof http.opened> };
  'POST /api/tables/:id/seat-link': {
    readonly body: z.infer<typeof http.seatChoice>;
    readonly answer: z.infer<typeof http.seatToken>;
  };
  // Friends
  'GET /api/friends': { readonly answer: friends.Friends };
  'POST /api/friends': { readonly body: friends.NewFriend; readonly answer: friends.Friends };
  /** Yes to somebody who asked. */
  'POST /api/friends/:id': { readonly answer: friends.Friends };
  /** No to somebody who asked, no longer asking, or no longer a friend. */
  'DELETE /api/friends/:id': { readonly answer: friends.Friends };
  'POST /api/friend-link': { readonly answer: z.infer<typeof friends.friendLink> };
  'PATCH /api/friends': { readonly body: z.infer<typeof friends.presence>; readonly answer: friends.Friends };
  'POST /api/tables/:id/invite': { readonly body: z.infer<typeof friends.invite>; readonly answer: Nothing };
  // Holidays
  'GET /api/holidays': { readonly answer: holidays.Holidays };
  'POST /api/holidays': { readonly body: holidays.NewHoliday; readonly answer: holidays.Holidays };
  'DELETE /api/holidays/:id': { readonly answer: holidays.Holidays };
  // Campaigns
  'GET /api/campaigns': { readonly answer: readonly http.CampaignListed[] };
  'POST /api/campaigns': { readonly body: http.NewCampaign; readonly answer: http.CampaignListed };
  'PUT /api/campaigns/:id': { readonly body: http.PlayedElsewhere; readonly answer: http.CampaignListed };
  'POST /api/campaigns/:id/match': {
    readonly body: z.infer<typeof http.newChapter>;
    readonly answer: z.infer<typeof http.opened>;
  };
  'POST /api/campaigns/:id/skip': { readonly answer: http.CampaignListed };
  /** The sheet with the records of its matches, to keep or to take elsewhere. */
  'GET /api/campaigns/:id/file': { readonly answer: CampaignFile };
  // Notices
  'GET /api/notices': { readonly answer: notices.Ways };
  'POST /api/notices': { readonly body: notices.NewWay; readonly answer: notices.WayMade };
  'PATCH /api/notices/:id': { readonly body: notices.WayChange; readonly answer: notices.Way };
  'DELETE /api/notices/:id': { readonly answer: Nothing };
  'POST /api/notices/:id/test': { readonly answer: notices.Way };
  'POST /api/notices/confirm': {
    readonly body: z.infer<typeof notices.wayToken>;
    readonly answer: z.infer<typeof notices.wayConfirmed>;
  };
  /** Called by mail programs at one click, and by the page of the link; what they send with it does not matter. */
  'POST /api/notices/stop/:id': { readonly answer: Nothing };
  /** Somebody has a page of the site before their eyes. */
  'POST /api/looking': { readonly answer: z.infer<typeof notices.looked> };
  'POST /api/claim': { readonly body: z.infer<typeof http.claim>; readonly answer: z.infer<typeof http.claimed> };
}

export type RouteName = keyof Routes;
export type AnswerOf<Name extends RouteName> = Routes[Name]['answer'];

/** Everything that has to be sent: the body, the query, and the id where the path has one. */
export type SentTo<Name extends RouteName> = Omit<Routes[Name], 'answer'> &
  (Name extends `${string}/:id${string}` ? { readonly params: { readonly id: string } } : unknown);
