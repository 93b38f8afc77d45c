/** Headers that browsers add and page scripts cannot remove. Programs' `fetch` sends only `sec-fetch-mode`. */
const FROM_BROWSER = ['origin', 'referer', 'cookie', 'sec-fetch-site', 'sec-fetch-dest'];

/** Whether a request may come from a web page, whose scripts must not read the session token. */
export const isFromBrowser = (headers: Headers): boolean =>
  FROM_BROWSER.some((name) => headers.has(name));
