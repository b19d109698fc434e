import type { Friends } from '@sunglade/protocol';
import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { refusalText } from '../../locales/codes.ts';
import { gameName } from '../../locales/names.ts';
import { call, signIn } from '../../session/api.ts';
import { CopyLink } from '../../shell/CopyLink.tsx';
import { Shell } from '../../shell/Shell.tsx';
import '../account/account.css';
import { Asking } from './Asking.tsx';
import { FriendTables } from './FriendTables.tsx';
import './friends.css';
import { type RunFriends, useFriends } from './useFriends.ts';
import { calledBy, words } from './words/index.ts';

function Part({
  id,
  title,
  children,
}: {
  readonly id: string;
  readonly title: string;
  readonly children: ComponentChildren;
}) {
  return (
    <section class="panel account-part" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}

interface ListProps {
  readonly of: Friends;
  readonly busy: boolean;
  readonly run: RunFriends;
}

const remove = (run: RunFriends, id: string): void =>
  void run(() => call('DELETE /api/friends/:id', { params: { id } }));

function Mine({ of: { friends }, busy, run }: ListProps) {
  const w = words();
  return (
    <Part id="friends-mine" title={w.title}>
      {friends.length === 0 && <p class="account-hint">{w.none}</p>}
      <ul class="account-list">
        {friends.map(({ id, name: raw, online }) => {
          const name = calledBy(raw);
          return (
            <li key={id}>
              <span>
                {name} {online && <span class="friend-here">{w.online}</span>}
              </span>
              <button
                type="button"
                class="btn quiet"
                aria-label={`${w.removeShort}: ${w.remove(name)}`}
                disabled={busy}
                onClick={() => remove(run, id)}
              >
                {w.removeShort}
              </button>
            </li>
          );
        })}
      </ul>
    </Part>
  );
}

/** People one has played with, and those who were asked. */
function Others({ of: { met, asked }, busy, run }: ListProps) {
  const w = words();
  return (
    <>
      {met.length > 0 && (
        <Part id="friends-met" title={w.met}>
          <ul class="account-list">
            {met.map(({ table, seat, name: raw, game }) => {
              const name = calledBy(raw);
              return (
                <li key={`${table} ${seat}`}>
                  <span>
                    {name} <small>{w.metAt(gameName(game))}</small>
                  </span>
                  <button
                    type="button"
                    class="btn quiet"
                    aria-label={`${w.askShort} ${w.ask(name)}`}
                    disabled={busy}
                    onClick={() => void run(() => call('POST /api/friends', { body: { table, seat } }))}
                  >
                    {w.askShort}
                  </button>
                </li>
              );
            })}
          </ul>
        </Part>
      )}
      {asked.length > 0 && (
        <Part id="friends-asked" title={w.asked}>
          <ul class="account-list">
            {asked.map(({ id, name: raw }) => {
              const name = calledBy(raw);
              return (
                <li key={id}>
                  <span>{name}</span>
                  <button
                    type="button"
                    class="btn quiet"
                    aria-label={`${w.takeBackShort}: ${w.takeBack(name)}`}
                    disabled={busy}
                    onClick={() => remove(run, id)}
                  >
                    {w.takeBackShort}
                  </button>
                </li>
              );
            })}
          </ul>
        </Part>
      )}
    </>
  );
}

function LinkForFriend() {
  const w = words();
  const [link, setLink] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const make = async (): Promise<void> => {
    const answer = await call('POST /api/friend-link');
    setProblem(answer.ok ? null : refusalText(answer.problem.code));
    if (answer.ok) setLink(`${location.origin}/friends/${answer.value.token}`);
  };
  return (
    <Part id="friends-link" title={w.linkTitle}>
      <p class="account-hint">{w.linkAbout}</p>
      {problem && <p class="problem">{problem}</p>}
      {link ? (
        <p class="row friend-link">
          <code>{link}</code>
          <CopyLink compact label={w.copyLink} link={() => link} />
        </p>
      ) : (
        <button type="button" class="btn quiet" data-do="friend-link" onClick={() => void make()}>
          {w.makeLink}
        </button>
      )}
    </Part>
  );
}

export function FriendsPage() {
  const w = words();
  const { friends, problem, busy, run } = useFriends();
  const known = friends === 'nobody' ? null : friends;
  const list = known && { of: known, busy, run };
  return (
    <Shell title={w.title} narrow>
      {problem !== null && (
        <p class="problem" role="alert">
          {refusalText(problem)}
        </p>
      )}
      <p>{w.about}</p>
      {friends === 'nobody' && (
        <section class="panel account-part">
          <p>{w.nobody}</p>
          <button
            type="button"
            class="btn primary"
            onClick={() => void signIn().then(() => run(() => call('GET /api/friends')))}
          >
            {w.asGuest}
          </button>
        </section>
      )}
      {known && list && (
        <div class="account">
          {known.asking.length > 0 && (
            <Part id="friends-asking" title={w.asking}>
              <Asking asking={known.asking} busy={busy} run={run} />
            </Part>
          )}
          <Mine {...list} />
          {known.invitations.length + known.tables.length > 0 && (
            <Part id="friends-tables" title={w.atTables}>
              <FriendTables tables={known.tables} invitations={known.invitations} />
            </Part>
          )}
          <Others {...list} />
          <LinkForFriend />
          <section class="panel account-part">
            <label class="account-check">
              <input
                type="checkbox"
                checked={!known.hidden}
                disabled={busy}
                onChange={() => void run(() => call('PATCH /api/friends', { body: { hidden: !known.hidden } }))}
              />
              {w.seeMe}
            </label>
            <p class="account-hint">{w.seeMeAbout}</p>
          </section>
        </div>
      )}
    </Shell>
  );
}
