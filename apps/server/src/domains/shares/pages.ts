import type { Language } from '@salesai/contract/languages';
import { translatorFor } from '@salesai/i18n/server';
import type { Context, Hono } from 'hono';
import type { Ctx } from '../../context.ts';
import { NODE_RULES } from '../../http/rules.ts';
import { FILE_POLICY } from '../../http/stored-file.ts';
import { missingPage, sharedPage } from './page.ts';
import { drawPicture } from './picture.ts';
import { type Shared, shared } from './service.ts';

/** Nothing but the page's own styles and pictures of this server; no script. */
const PAGE_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; img-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/**
 * The public pages of shared results and their pictures, readable without script. Unknown, expired
 * and revoked links answer the same 404.
 * @param contextOf the context of a caller who is nobody.
 */
export function mountSharedPages(app: Hono, contextOf: (raw: Context) => Ctx): void {
  app.get('/r/:token', async (c) => {
    const ctx = contextOf(c);
    const found = await find(c, ctx);
    const address = `${ctx.ports.publicUrl}/r/${c.req.param('token')}`;
    const page = found
      ? sharedPage(found, { language: ctx.language, address, home: ctx.ports.publicUrl })
      : missingPage({ language: ctx.language, home: ctx.ports.publicUrl });
    privately(c, PAGE_POLICY);
    return c.html(page, found ? 200 : 404);
  });
  app.get('/r/:token/picture.png', async (c) => {
    const ctx = contextOf(c);
    await ctx.ports.limits.consumeOnNode(NODE_RULES.sharedPicture, ctx.address);
    const found = await find(c, ctx);
    privately(c, FILE_POLICY);
    if (!found) return c.body(null, 404);
    const png = await drawPicture(pictureTexts(found, ctx.language));
    return c.body(Uint8Array.from(png), 200, { 'content-type': 'image/png' });
  });
}

async function find(c: Context, ctx: Ctx): Promise<Shared | undefined> {
  await ctx.ports.limits.consumeOnNode(NODE_RULES.sharedPage, ctx.address);
  return shared(ctx, c.req.param('token') ?? '');
}

function privately(c: Context, policy: string): void {
  c.header('Content-Security-Policy', policy);
  c.header('Referrer-Policy', 'no-referrer');
  c.header('X-Robots-Tag', 'noindex, nofollow');
  c.header('Cache-Control', 'private, no-store');
}

/** What the picture says, in the caller's language. */
function pictureTexts({ kind, review, showsNumbers, progress }: Shared, language: Language) {
  const t = translatorFor(language);
  const score = review && showsNumbers ? review.review.score : null;
  const headline = review
    ? t(`sharedPage:outcomes.${review.review.status}`)
    : t('sharedPage:progress.sessions', { count: progress?.sessions ?? 0 });
  return { title: t(`sharedPage:titles.${kind}`), headline, score };
}
