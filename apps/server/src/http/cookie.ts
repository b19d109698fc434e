/** The name of the session cookie. */
export const COOKIE = 'sunglade';
