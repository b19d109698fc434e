// Somebody with a browser: a cookie that may change when they sign in.
import { type Answered, Client, request } from '../../server/kit/client.ts';
import { Authenticator } from './authenticator.ts';

type Json = Record<string, unknown>;

export class Person {
  readonly url: string;
  cookie = '';

  constructor(url: string) {
    this.url = url;
  }

  static async guest(url: string, name: string): Promise<Person & { client: Client }> {
    const client = await Client.guest(url, name);
    const person = new Person(url);
    person.cookie = client.cookie;
    return Object.assign(person, { client });
  }

  async ask<T = Json>(method: string, path: string, body?: unknown): Promise<Answered<T>> {
    const answer = await request<T>(this.url, method, path, body, { cookie: this.cookie, 'user-agent': AGENT });
    const set = answer.headers.get('set-cookie')?.split(';')[0];
    if (set) this.cookie = set;
    return answer;
  }

  async must<T = Json>(method: string, path: string, body?: unknown): Promise<T> {
    const answer = await this.ask<T>(method, path, body);
    if (answer.status !== 200) throw new Error(`${method} ${path}: ${answer.status} ${answer.text}`);
    return answer.body;
  }

  async addPasskey(key = new Authenticator(this.url)): Promise<Authenticator> {
    const options = await this.must<Parameters<Authenticator['create']>[0]>('POST', '/api/account/passkey/options');
    await this.must('POST', '/api/account/passkey/verify', { credential: key.create(options), label: 'Key' });
    return key;
  }

  /** Signs in, and says what came of it. */
  async login(key: Authenticator, lies = {}, more = {}): Promise<Answered<Json>> {
    const options = await this.must<{ challenge: string }>('POST', '/api/login/passkey/options');
    return this.ask('POST', '/api/login/passkey/verify', { credential: key.get(options, lies), ...more });
  }
}

const AGENT = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
