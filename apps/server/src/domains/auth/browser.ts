/** What browsers add by themselves and no script of a page can remove. Fetch of a program sends a mode only. */
const FROM_BROWSER = ['origin', 'referer', 'cookie', 'sec-fetch-site', 'sec-fetch-dest'];

/** Whether a request may come from a page, whose scripts must not read the session's token. */
export const isFromBrowser = (headers: Headers): boolean =>
  FROM_BROWSER.some((name) => headers.has(name));
