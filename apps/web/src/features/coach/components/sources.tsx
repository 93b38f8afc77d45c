import type { Source } from '@salesai/contract/coach';
import { Modal } from '@salesai/ui/modal';
import FileText from 'lucide-react/icons/file-text';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

/** The passages of the seller's documents that a reply is based on; each opens in a sheet. */
export function Sources({ sources }: { sources: readonly Source[] }) {
  const { t } = useTranslation(['coach', 'common']);
  const [selected, setSelected] = useState<Source | null>(null);
  const [isOpen, setOpen] = useState(false);
  const open = (source: Source) => {
    setSelected(source);
    setOpen(true);
  };
  return (
    <>
      <ul
        aria-label={t('sources.title', { count: sources.length })}
        className="flex flex-wrap gap-2 border-line border-t pt-3"
      >
        {sources.map((source) => (
          <li key={`${source.file} ${source.page} ${source.excerpt}`} className="min-w-0">
            <SourceChip source={source} onClick={() => open(source)} />
          </li>
        ))}
      </ul>
      <Modal
        open={isOpen}
        onOpenChange={setOpen}
        title={selected?.file ?? ''}
        closeLabel={t('common:close')}
      >
        {selected && <Passage source={selected} />}
      </Modal>
    </>
  );
}

function SourceChip({ source, onClick }: { source: Source; onClick: () => void }) {
  const { t } = useTranslation('coach');
  const { file, page } = source;
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      onClick={onClick}
      className="flex min-h-11 max-w-full items-center gap-2 rounded-full border border-outline px-3.5 text-sm transition hover:bg-surface-2"
    >
      <FileText className="size-4 shrink-0 text-muted" aria-hidden />
      <span className="truncate">{file}</span>{' '}
      {page != null && (
        <span className="shrink-0 text-muted">{t('sources.shortPage', { page })}</span>
      )}
    </button>
  );
}

function Passage({ source: { page, excerpt } }: { source: Source }) {
  const { t } = useTranslation('coach');
  return (
    <div className="grid gap-3">
      {page != null && <p className="text-muted text-sm">{t('sources.page', { page })}</p>}
      <blockquote className="wrap-anywhere whitespace-pre-wrap border-arena border-l-4 pl-4">
        {excerpt}
      </blockquote>
      <p className="text-muted text-sm">{t('sources.note')}</p>
    </div>
  );
}
