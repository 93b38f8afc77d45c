import type { Resources } from '@salesai/i18n/resources';

type PhaseNumber = keyof Resources['roadmap']['phases'];
type Translate = (key: `phases.${PhaseNumber}.${'title' | 'description'}`) => string;

/** Title and description of a phase, by its number. */
export function phaseTexts(t: Translate, id: number) {
  const number = asPhaseNumber(id);
  return { title: t(`phases.${number}.title`), description: t(`phases.${number}.description`) };
}

/** The contract allows 1 to 17 only, and the translations have exactly these keys. */
const asPhaseNumber = (id: number) => String(id) as PhaseNumber;
