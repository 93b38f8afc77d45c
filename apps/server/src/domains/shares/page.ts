import type { Language } from '@salesai/contract/languages';
import type { PracticeCriterion, PracticeReview } from '@salesai/contract/practice';
import type { Progress } from '@salesai/contract/progress';
import { translatorFor } from '@salesai/i18n/server';
import { html, raw } from 'hono/html';
import type { Shared } from './service.ts';
import { PAGE_STYLE } from './style.ts';

type Markup = ReturnType<typeof html>;
type Translate = ReturnType<typeof translatorFor>;

interface PageOptions {
  language: Language;
  /** Address of the product. */
  home: string;
}

const IMPROVED_SHOWN = 4;

/** The public page of a shared result. */
export function sharedPage(
  { kind, sellerName, showsNumbers, review, progress }: Shared,
  { language, home, address }: PageOptions & { address: string },
): Markup {
  const t = translatorFor(language);
  const title = t(`sharedPage:titles.${kind}`);
  const description = review ? t(`sharedPage:outcomes.${review.review.status}`) : title;
  const head = html`<meta property="og:title" content="${title}" />
    <meta property="og:description" content="${description}" />
    <meta property="og:type" content="website" />
    <meta property="og:image" content="${address}/picture.png" />
    <meta property="og:image:width" content="1200" />
    <meta property="og:image:height" content="630" />
    <meta name="twitter:card" content="summary_large_image" />`;
  const body = html`<p class="muted">${title}${sellerName && ` · ${t('sharedPage:by', { name: sellerName })}`}</p>
    ${review && reviewParts(t, review, showsNumbers)}
    ${progress && progressParts(t, progress, showsNumbers)}`;
  return page(t, { language, home, title, head, body });
}

/** Answers every link that leads nowhere, whatever the reason. */
export function missingPage({ language, home }: PageOptions): Markup {
  const t = translatorFor(language);
  const title = t('sharedPage:missing');
  const body = html`<h1>${title}</h1>
    <p class="muted">${t('sharedPage:missingText')}</p>`;
  return page(t, { language, home, title, head: html``, body });
}

function reviewParts(
  t: Translate,
  { level, role, review, log }: NonNullable<Shared['review']>,
  showsNumbers: boolean,
): Markup {
  const { strength, improvements, score, criteria } = review;
  return html`<h1>${t(`sharedPage:outcomes.${review.status}`)}</h1>
    <p>${t('sharedPage:buyer', { role, level: t(`rubric:levels.${level}.title`) })}</p>
    ${showsNumbers && html`<p class="score">${t('sharedPage:score', { score })}</p>`}
    <section>
      <h2>${t('sharedPage:strength')}</h2>
      <p>${titleOf(t, strength.key)}</p>
    </section>
    <section>
      <h2>${t('sharedPage:improvements')}</h2>
      <ul>
        ${improvements.map(({ key }) => html`<li>${titleOf(t, key)}</li>`)}
      </ul>
    </section>
    ${showsNumbers && criteriaTable(t, criteria)}
    ${
      log.length > 0 &&
      html`<section>
        <h2>${t('sharedPage:transcript')}</h2>
        <ol class="log">
          ${log.map(
            ({ from, text }) =>
              html`<li class="${from}">
                <span class="who">${t(`sharedPage:${from === 'buyer' ? 'simulatedBuyer' : 'seller'}`)}</span>
                <p>${text}</p>
              </li>`,
          )}
        </ol>
      </section>`
    }`;
}

const criteriaTable = (t: Translate, criteria: PracticeReview['criteria']): Markup =>
  html`<section>
    <h2>${t('sharedPage:criteria')}</h2>
    <table>
      ${criteria.map(
        ({ key, mark }) =>
          html`<tr>
            <th scope="row">${titleOf(t, key)}</th>
            <td>
              ${mark === null ? t('sharedPage:notApplicable') : t('sharedPage:mark', { mark })}
            </td>
          </tr>`,
      )}
    </table>
  </section>`;

function progressParts(t: Translate, progress: Progress, showsNumbers: boolean): Markup {
  const improved = progress.criteria
    .filter(({ first, recent }) => first !== null && recent !== null && recent > first)
    .toSorted((a, b) => gainOf(b) - gainOf(a))
    .slice(0, IMPROVED_SHOWN);
  return html`<h1>${t('sharedPage:progress.sessions', { count: progress.sessions })}</h1>
    <p>${t('sharedPage:progress.days', { count: progress.days.length })}</p>
    <section>
      <h2>${t('sharedPage:progress.better')}</h2>
      ${
        improved.length === 0
          ? html`<p>${t('sharedPage:progress.steady')}</p>`
          : html`<ul>
              ${improved.map(
                ({ key, first, recent }) =>
                  html`<li>${titleOf(t, key)}${showsNumbers && ` (${first} → ${recent})`}</li>`,
              )}
            </ul>`
      }
    </section>
    ${
      showsNumbers &&
      html`<section>
        <h2>${t('sharedPage:progress.levels')}</h2>
        <ul>
          ${progress.levels
            .filter(({ played }) => played > 0)
            .map(({ level, won, played }) => {
              const title = t(`rubric:levels.${level}.title`);
              return html`<li>${t('sharedPage:progress.level', { title, won, played })}</li>`;
            })}
        </ul>
      </section>`
    }`;
}

const gainOf = ({ first, recent }: Progress['criteria'][number]) => (recent ?? 0) - (first ?? 0);

const titleOf = (t: Translate, key: PracticeCriterion) => t(`rubric:criteria.${key}.title`);

interface PageParts extends PageOptions {
  title: string;
  head: Markup;
  body: Markup;
}

const page = (t: Translate, { language, home, title, head, body }: PageParts): Markup =>
  html`<!doctype html>
    <html lang="${language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex, nofollow" />
        <meta name="referrer" content="no-referrer" />
        <link rel="icon" href="/favicon.svg" />
        <title>${title} · SalesAI</title>
        ${head}
        <style>
          ${raw(PAGE_STYLE)}
        </style>
      </head>
      <body>
        <header><strong>SalesAI</strong></header>
        <main>${body}</main>
        <footer>
          <h2>${t('sharedPage:about')}</h2>
          <p>${t('sharedPage:aboutText')}</p>
          <a href="${home}">${t('sharedPage:open')}</a>
        </footer>
      </body>
    </html>`;
