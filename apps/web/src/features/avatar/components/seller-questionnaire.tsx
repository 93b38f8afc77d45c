import { SELLER_QUESTIONS } from '@salesai/contract/seller-questions';
import { useTranslation } from 'react-i18next';
import { Questionnaire } from '#lib/questionnaire/questionnaire.tsx';

interface SellerQuestionnaireProps {
  /** Key of the stored answers. */
  name: string;
  onComplete: (compiledAnswers: string) => void;
}

/** The 17 questions to the seller. */
export function SellerQuestionnaire({ name, onComplete }: SellerQuestionnaireProps) {
  const { t } = useTranslation('avatar');
  return (
    <div className="grid gap-4">
      <div className="mx-auto grid w-full max-w-2xl gap-1">
        <h1 className="font-bold text-2xl tracking-tight md:text-3xl">{t('chat.title')}</h1>
        <p className="text-muted">{t('chat.text')}</p>
      </div>
      <Questionnaire
        name={name}
        questions={SELLER_QUESTIONS}
        namespace="sellerQuestions"
        onComplete={onComplete}
      />
    </div>
  );
}
