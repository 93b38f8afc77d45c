import type { MailMessage } from './mailer.ts';

/** The parts of a mail, before rendering. */
export interface MailContent {
  to: string;
  subject: string;
  greeting: string;
  paragraphs: string[];
  action: { label: string; url: string } | null;
  footer: string;
}

/** Renders a mail as plain text and as HTML with the same content. */
export function renderMail(content: MailContent): MailMessage {
  return {
    to: content.to,
    subject: content.subject,
    text: plain(content),
    html: html(content),
    link: content.action?.url ?? null,
  };
}

function plain({ greeting, paragraphs, action, footer }: MailContent): string {
  const link = action ? [`${action.label}:\n${action.url}`] : [];
  return `${[greeting, ...paragraphs, ...link, footer].join('\n\n')}\n`;
}

function html({ subject, greeting, paragraphs, action, footer }: MailContent): string {
  const body = paragraphs.map((text) => `<p>${escaped(text)}</p>`).join('');
  const button = action
    ? `<p><a href="${escaped(action.url)}" style="display:inline-block;padding:12px 20px;border-radius:10px;background:#047857;color:#fff;text-decoration:none;font-weight:600">${escaped(action.label)}</a></p><p style="font-size:13px;word-break:break-all">${escaped(action.url)}</p>`
    : '';
  return `<!doctype html><html><head><meta charset="utf-8"><title>${escaped(subject)}</title></head><body style="margin:0;padding:24px;font:16px/1.5 system-ui,sans-serif;color:#14181f;background:#f5f7f9"><div style="max-width:520px;margin:auto;padding:28px;border-radius:16px;background:#fff"><p style="font-weight:700;color:#047857">SalesAI</p><p>${escaped(greeting)}</p>${body}${button}<p style="font-size:13px;color:#566070">${escaped(footer)}</p></div></body></html>`;
}

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escaped = (text: string) => text.replace(/[&<>"']/g, (char) => ENTITIES[char] ?? char);
