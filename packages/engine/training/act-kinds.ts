import { kindFeatures } from '../src/conversation/kinds/features.ts';
import type { LabelledSituation } from './act-kinds-data.ts';
import { type Example, type FitOptions, type Fitted, fit } from './fit.ts';

const OPTIONS: FitOptions = {
  epochs: 15,
  rate: 0.05,
  decay: 3e-4,
  minimum: 3,
  rarity: 0,
  balance: 0,
};

export const kindExample = ({ kind, situation }: LabelledSituation): Example => ({
  label: kind,
  features: kindFeatures(situation),
});

export const fitKinds = (examples: readonly Example[]): Fitted => fit(examples, OPTIONS);
