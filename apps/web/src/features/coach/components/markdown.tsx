import ReactMarkdown, { type Components } from 'react-markdown';

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

/** Brazilian emergency and support lines, which replies of the safety gate print in bold. */
const HELP_LINE = /\b(?:100|158|180|188|190|192)\b/;

/** Replies of the safety gate have fixed texts, so that a number in bold is a telephone number. */
const WITH_HELP_LINES: Components = {
  ...COMPONENTS,
  strong: ({ children }) => {
    const number = HELP_LINE.exec(String(children))?.[0];
    if (!number) return <strong>{children}</strong>;
    return (
      <a href={`tel:${number}`} className="link -my-2.5 inline-block py-2.5">
        {children}
      </a>
    );
  },
};

interface MarkdownProps {
  /** Possibly incomplete. */
  text: string;
  /** Links the telephone numbers of help lines. */
  withHelpLines?: boolean;
}

/** The markdown of a reply, without links and images of its own. */
export function Markdown({ text, withHelpLines = false }: MarkdownProps) {
  return (
    <div className="wrap-anywhere grid gap-3 [&_ol]:list-decimal [&_ol]:pl-5 [&_ul]:list-disc [&_ul]:pl-5">
      <ReactMarkdown
        allowedElements={ALLOWED_ELEMENTS}
        components={withHelpLines ? WITH_HELP_LINES : COMPONENTS}
        unwrapDisallowed
      >
        {text}
      </ReactMarkdown>
    </div>
  );
}
