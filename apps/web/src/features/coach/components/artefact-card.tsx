import type { Artefact } from '@salesai/contract/coach';
import { Button, buttonClass } from '@salesai/ui/button';
import Copy from 'lucide-react/icons/copy';
import MessageCircle from 'lucide-react/icons/message-circle';
import Pencil from 'lucide-react/icons/pencil';
import { useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { filled, gapsIn } from '#lib/gaps.ts';
import { useCopy, whatsAppLink } from '#lib/share.ts';
import { bubblesOf } from '../reply-parts.ts';

/** Kinds that are spoken, read or sent elsewhere. */
const NOT_FOR_WHATSAPP: readonly Artefact['kind'][] = ['email', 'call', 'sum'];

interface ArtefactCardProps {
  artefact: Artefact;
  onEdit: (text: string) => void;
}

/** A text to send: filled in, copied, sent by WhatsApp or put into the composer for a change. */
export function ArtefactCard({ artefact, onEdit }: ArtefactCardProps) {
  const { t } = useTranslation('coach');
  const titleId = useId();
  const [values, setValues] = useState<Record<string, string>>({});
  const fields = useRef<HTMLDivElement>(null);
  const text = filled(artefact.text, values);
  const bubbles = artefact.kind === 'message' ? bubblesOf(text) : [text];
  const title = t(`artefact.titles.${titleKey(artefact)}`);
  /** A text with gaps is sent only after they were pointed out once. */
  const [wasAsked, setAsked] = useState(false);
  const isReady = (part: string) => {
    if (wasAsked || gapsIn(part).length === 0) return true;
    setAsked(true);
    fields.current?.querySelector('input')?.focus();
    return false;
  };
  const forWhatsApp = !NOT_FOR_WHATSAPP.includes(artefact.kind);
  const actions = { isReady, forWhatsApp };
  return (
    <article
      aria-labelledby={titleId}
      className="grid w-full max-w-[65ch] grid-cols-[minmax(0,1fr)] gap-3 rounded-2xl border border-arena/60 bg-surface-1 p-3"
    >
      <p id={titleId} className="px-1 font-semibold text-arena text-sm">
        {title}
      </p>
      {bubbles.length === 1 ? (
        <Bubble text={text} />
      ) : (
        <ol className="grid gap-2">
          {bubbles.map((bubble, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a bubble is identified by its place
            <li key={at} className="grid gap-1">
              <Bubble text={bubble} />
              <div className="flex flex-wrap justify-end gap-1">
                <SendActions
                  text={bubble}
                  name={t('artefact.bubble', { number: at + 1 })}
                  {...actions}
                />
              </div>
            </li>
          ))}
        </ol>
      )}
      <div ref={fields} className="grid gap-2 empty:hidden">
        {gapsIn(artefact.text).map((gap) => (
          <Gap
            key={gap}
            name={gap}
            value={values[gap] ?? ''}
            onChange={(value) => setValues({ ...values, [gap]: value })}
          />
        ))}
      </div>
      {wasAsked && gapsIn(text).length > 0 && (
        <p role="status" className="px-1 text-sm text-warning">
          {t('artefact.fillFirst')}
        </p>
      )}
      <div className="flex flex-wrap gap-1">
        <SendActions
          text={text}
          name={title}
          isWhole={bubbles.length > 1}
          {...actions}
          forWhatsApp={forWhatsApp && bubbles.length === 1}
        />
        <Button
          variant="ghost"
          size="sm"
          aria-label={t('artefact.editOf', { name: title })}
          onClick={() => onEdit(text)}
        >
          <Pencil className="size-4" aria-hidden />
          {t('artefact.edit')}
        </Button>
      </div>
    </article>
  );
}

type TitleKey = 'whatsapp' | 'spoken' | Artefact['kind'];

const titleKey = ({ kind, channel }: Artefact): TitleKey =>
  kind === 'message' && (channel === 'whatsapp' || channel === 'spoken') ? channel : kind;

const Bubble = ({ text }: { text: string }) => (
  <p className="wrap-anywhere whitespace-pre-wrap rounded-xl bg-surface-2 px-3.5 py-2.5">{text}</p>
);

interface GapProps {
  name: string;
  value: string;
  onChange: (value: string) => void;
}

/** The field of one gap of the text, such as the customer's name. */
function Gap({ name, value, onChange }: GapProps) {
  const { t } = useTranslation('coach');
  return (
    <label className="grid gap-1 px-1 text-sm">
      <span className="text-muted">{t('artefact.fill', { name })}</span>
      <input
        value={value}
        maxLength={80}
        autoComplete="off"
        onChange={(event) => onChange(event.target.value)}
        className="field-box"
      />
    </label>
  );
}

interface SendActionsProps {
  text: string;
  /** The name of the text, for the accessible labels. */
  name: string;
  /** The text consists of several messages, each with actions of its own. */
  isWhole?: boolean;
  /** Whether the text may be sent as it is. */
  isReady: (text: string) => boolean;
  forWhatsApp: boolean;
}

function SendActions({ text, name, isWhole = false, isReady, forWhatsApp }: SendActionsProps) {
  const { t } = useTranslation(['coach', 'common']);
  const copy = useCopy();
  return (
    <>
      <Button
        variant="ghost"
        size="sm"
        aria-label={t(isWhole ? 'artefact.copyAllOf' : 'common:share.copyOf', { name })}
        onClick={() => {
          if (isReady(text)) void copy(text);
        }}
      >
        <Copy className="size-4" aria-hidden />
        {isWhole ? t('artefact.copyAll') : t('common:share.copy')}
      </Button>
      {forWhatsApp && (
        <a
          href={whatsAppLink(text)}
          target="_blank"
          rel="noopener noreferrer"
          aria-label={t('common:share.whatsappOf', { name })}
          onClick={(event) => {
            if (!isReady(text)) event.preventDefault();
          }}
          className={buttonClass({ variant: 'ghost', size: 'sm' })}
        >
          <MessageCircle className="size-4" aria-hidden />
          WhatsApp
        </a>
      )}
    </>
  );
}
