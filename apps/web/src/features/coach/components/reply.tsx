import type { Source } from '@salesai/contract/coach';
import FileText from 'lucide-react/icons/file-text';
import { useTranslation } from 'react-i18next';
import Markdown, { type Components } from 'react-markdown';

/** Replies may be formatted, but never link anywhere or load anything. */
const ALLOWED_ELEMENTS = [
  'p',
  'strong',
  'em',
  'ul',
  'ol',
  'li',
  'br',
  'blockquote',
  'code',
  'h1',
  'h2',
  'h3',
  'h4',
];
/** Headings of a reply must not appear in the outline of the page. */
const heading: Components['h3'] = ({ children }) => (
  <p className="font-semibold text-lg leading-snug">{children}</p>
);
const COMPONENTS: Components = {
  h1: heading,
  h2: heading,
  h3: heading,
  h4: heading,
  blockquote: ({ children }) => (
    <blockquote className="grid gap-2 rounded-r-xl border-arena border-l-4 bg-surface-2 px-4 py-3">
      {children}
    </blockquote>
  ),
};

interface ReplyProps {
  /** Markdown, possibly incomplete. */
  text: string;
  sources?: readonly Source[];
  interrupted?: boolean;
}

export function Reply({ text, sources = [], interrupted = false }: ReplyProps) {
  const { t } = useTranslation('coach');
  return (
    <div className="grid max-w-[92%] justify-items-start gap-1 justify-self-start">
      <p className="text-muted text-xs">{t('coach')}</p>
      <div className="grid min-w-0 max-w-prose gap-3 rounded-2xl rounded-bl-md border border-line bg-surface-1 px-4 py-3">
        <div className="wrap-anywhere grid gap-3 [&_ol]:list-decimal [&_ol]:pl-5 [&_ul]:list-disc [&_ul]:pl-5">
          <Markdown allowedElements={ALLOWED_ELEMENTS} components={COMPONENTS} unwrapDisallowed>
            {text}
          </Markdown>
        </div>
        {interrupted && <p className="text-muted text-sm">{t('interrupted')}</p>}
        {sources.length > 0 && <Sources sources={sources} />}
      </div>
    </div>
  );
}

/** The passages of the seller's documents that the reply is based on. */
function Sources({ sources }: { sources: readonly Source[] }) {
  const { t } = useTranslation('coach');
  const labelOf = ({ file, page }: Source) => (page ? t('sources.page', { file, page }) : file);
  return (
    <details className="border-line border-t pt-2 text-sm">
      <summary className="flex min-h-11 cursor-pointer items-center gap-2 font-medium text-muted">
        <FileText className="size-4 shrink-0" aria-hidden />
        {t('sources.title', { count: sources.length })}
      </summary>
      <ul className="grid gap-3 pb-1">
        {sources.map((source) => (
          <li key={`${labelOf(source)} ${source.excerpt}`} className="grid gap-1">
            <p className="wrap-anywhere font-medium">{labelOf(source)}</p>
            <blockquote className="border-line border-l-2 pl-3 text-muted">
              {source.excerpt}
            </blockquote>
          </li>
        ))}
      </ul>
    </details>
  );
}
