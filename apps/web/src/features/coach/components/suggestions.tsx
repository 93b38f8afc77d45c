import { Choice } from '@salesai/ui/choice';
import Swords from 'lucide-react/icons/swords';
import { useTranslation } from 'react-i18next';

const SHOWN_OBJECTIONS = 4;

interface SuggestionsProps {
  /** Common objections of the ICP. */
  objections: readonly string[];
  onChoose: (question: string) => void;
}

/** Questions to start an empty conversation with. */
export function Suggestions({ objections, onChoose }: SuggestionsProps) {
  const { t } = useTranslation('coach');
  const ideas = Object.values(t('empty.ideas', { returnObjects: true }));
  return (
    <div className="my-auto grid gap-6 pb-4">
      <h2 className="font-semibold text-xl">{t('empty.title')}</h2>
      {objections.length > 0 && (
        <section aria-label={t('empty.objections')} className="grid gap-3">
          <h3 className="text-muted text-sm">{t('empty.objections')}</h3>
          <ul className="grid gap-2 sm:grid-cols-2">
            {objections.slice(0, SHOWN_OBJECTIONS).map((objection) => (
              <li key={objection} className="grid">
                <Choice
                  icon={<Swords className="size-5 text-arena" />}
                  onClick={() => onChoose(t('empty.practise', { objection }))}
                >
                  {`“${objection}”`}
                </Choice>
              </li>
            ))}
          </ul>
        </section>
      )}
      <section aria-label={t('empty.more')} className="grid gap-3">
        <h3 className="text-muted text-sm">{t('empty.more')}</h3>
        <ul className="grid gap-2">
          {ideas.map((idea) => (
            <li key={idea}>
              <Choice onClick={() => onChoose(idea)}>{idea}</Choice>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}
