/** Which browser on which system, for the list of one's own sessions: nothing more of it is kept. */
export function describeAgent(header: string | undefined): string {
  const text = header ?? '';
  const browser = BROWSERS.find(([, pattern]) => pattern.test(text))?.[0];
  const system = SYSTEMS.find(([, pattern]) => pattern.test(text))?.[0];
  return [browser, system].filter((one) => one !== undefined).join(' · ');
}

// In this order: most browsers also claim to be others.
const BROWSERS: readonly (readonly [string, RegExp])[] = [
  ['Edge', /\bEdg/],
  ['Opera', /\bOPR\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(?:Firefox|FxiOS)\//],
  ['Chrome', /\b(?:Chrome|HeadlessChrome|CriOS)\//],
  ['Safari', /\bSafari\//],
];
const SYSTEMS: readonly (readonly [string, RegExp])[] = [
  ['Android', /\bAndroid\b/],
  ['iOS', /\b(?:iPhone|iPad|iPod)\b/],
  ['Windows', /\bWindows\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['macOS', /\bMac OS X\b/],
  ['Linux', /\bLinux\b/],
];
