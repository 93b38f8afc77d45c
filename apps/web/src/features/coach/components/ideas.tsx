import { Choice } from '@salesai/ui/choice';
import { useTranslation } from 'react-i18next';

interface IdeasProps {
  onChoose: (question: string) => void;
}

/** What one may ask, while nothing was said yet. */
export function Ideas({ onChoose }: IdeasProps) {
  const { t } = useTranslation('coach');
  const ideas = Object.values(t('empty.ideas', { returnObjects: true }));
  return (
    <div className="my-auto grid gap-3">
      <h2 className="font-semibold text-xl">{t('empty.title')}</h2>
      <ul className="grid gap-2">
        {ideas.map((idea) => (
          <li key={idea}>
            <Choice onClick={() => onChoose(idea)}>{idea}</Choice>
          </li>
        ))}
      </ul>
    </div>
  );
}
