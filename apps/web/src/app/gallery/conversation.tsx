import { Accordion, AccordionItem } from '@salesai/ui/accordion';
import { Bubble } from '@salesai/ui/bubble';
import { ScoreRing } from '@salesai/ui/score-ring';
import { SegmentedChoice } from '@salesai/ui/segmented-choice';
import { Segments } from '@salesai/ui/segments';
import { TypingDots } from '@salesai/ui/typing-dots';
import { useState } from 'react';
import { Part } from './part.tsx';

const LEVELS = ['Easy', 'Medium', 'Hard'].map((label) => ({ value: label, label }));

export function Conversation() {
  const [level, setLevel] = useState('Easy');
  return (
    <Part name="Conversation and scores">
      <div className="grid w-80 gap-1">
        <Bubble side="other" hasTail={false} note="14:02">
          The first of a group
        </Bubble>
        <Bubble side="other">The last of a group</Bubble>
        <Bubble side="other">
          <TypingDots label="Writing" />
        </Bubble>
        <Bubble side="own" note="14:03">
          An answer
        </Bubble>
      </div>
      <ScoreRing score={62} label="62 of 100" caption="of 100" />
      <ScoreRing score={100} label="100 of 100" caption="of 100" />
      <ScoreRing score={0} label="0 of 100" caption="of 100" />
      <Segments value={3} label="3 of 4" />
      <div className="w-80">
        <SegmentedChoice label="Level" options={LEVELS} value={level} onChange={setLevel} />
      </div>
      <Accordion className="w-80">
        <AccordionItem value="a" title="First" aside={<Segments value={1} label="1 of 4" />}>
          <p>Content</p>
        </AccordionItem>
        <AccordionItem value="b" title="Second">
          <p>Content</p>
        </AccordionItem>
      </Accordion>
    </Part>
  );
}
