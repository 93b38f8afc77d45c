import type { Source } from '@salesai/contract/coach';
import { Modal } from '@salesai/ui/modal';
import FileText from 'lucide-react/icons/file-text';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

/** The pages of the seller's documents that a reply is based on; each opens its passages in a sheet. */
export function Sources({ sources }: { sources: readonly Source[] }) {
  const { t } = useTranslation(['coach', 'common']);
  const [selected, setSelected] = useState<Place | null>(null);
  const [isOpen, setOpen] = useState(false);
  const places = placesOf(sources);
  const open = (place: Place) => {
    setSelected(place);
    setOpen(true);
  };
  return (
    <>
      <ul
        aria-label={t('sources.title', { count: places.length })}
        className="flex flex-wrap gap-2 border-line border-t pt-3"
      >
        {places.map((place) => (
          <li key={`${place.file} ${place.page}`} className="min-w-0">
            <SourceChip place={place} onClick={() => open(place)} />
          </li>
        ))}
      </ul>
      <Modal
        open={isOpen}
        onOpenChange={setOpen}
        title={selected?.file ?? ''}
        closeLabel={t('common:close')}
      >
        {selected && <Passages place={selected} />}
      </Modal>
    </>
  );
}

/** A page of a document, or all of one without pages, with the passages that were used. */
interface Place {
  file: string;
  page: Source['page'];
  excerpts: string[];
}

const placesOf = (sources: readonly Source[]): Place[] =>
  [...Map.groupBy(sources, ({ file, page }) => `${file} ${page}`).values()].flatMap((group) =>
    group.slice(0, 1).map(({ file, page }) => ({
      file,
      page,
      excerpts: [...new Set(group.map(({ excerpt }) => excerpt))],
    })),
  );

function SourceChip({ place, onClick }: { place: Place; onClick: () => void }) {
  const { t } = useTranslation('coach');
  const { file, page } = place;
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

function Passages({ place: { page, excerpts } }: { place: Place }) {
  const { t } = useTranslation('coach');
  return (
    <div className="grid gap-3">
      {page != null && <p className="text-muted text-sm">{t('sources.page', { page })}</p>}
      {excerpts.map((excerpt) => (
        <blockquote
          key={excerpt}
          className="wrap-anywhere whitespace-pre-wrap border-arena border-l-4 pl-4"
        >
          {excerpt}
        </blockquote>
      ))}
      <p className="text-muted text-sm">{t('sources.note')}</p>
    </div>
  );
}
