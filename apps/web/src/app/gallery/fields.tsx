import { Checkbox } from '@salesai/ui/checkbox';
import { Chips } from '@salesai/ui/chips';
import { PasswordField } from '@salesai/ui/password-field';
import { PhoneField } from '@salesai/ui/phone-field';
import { Select } from '@salesai/ui/select';
import { Switch } from '@salesai/ui/switch';
import { TextAreaField } from '@salesai/ui/text-area-field';
import { TextField } from '@salesai/ui/text-field';
import { useState } from 'react';
import { Part } from './part.tsx';

const OPTIONS = [
  { value: 'one', label: 'One' },
  { value: 'two', label: 'Two' },
] as const;

export function Fields() {
  const [phone, setPhone] = useState('+55 ');
  const [chosen, setChosen] = useState<'one' | 'two'>('one');
  const [isOn, setOn] = useState(true);
  return (
    <Part name="Fields">
      <div className="grid w-72 gap-4">
        <TextField label="Text" placeholder="Placeholder" />
        <TextField label="With a hint" hint="What it is for" />
        <TextField label="Wrong" error="What is wrong" defaultValue="x" />
        <TextField label="Disabled" disabled defaultValue="Not now" />
      </div>
      <div className="grid w-72 gap-4">
        <PasswordField label="Password" showLabel="Show" hideLabel="Hide" />
        <PhoneField label="Phone" value={phone} onChange={setPhone} />
        <TextAreaField label="Longer text" />
      </div>
      <div className="grid w-72 gap-4">
        <Select label="Select" options={OPTIONS} value={chosen} onValueChange={setChosen} />
        <Chips label="Chips" options={OPTIONS} value={chosen} onChange={setChosen} />
        <Checkbox checked={isOn} onChange={(event) => setOn(event.target.checked)}>
          A box to tick
        </Checkbox>
        <Switch label="Switch" checked={isOn} onCheckedChange={setOn} />
      </div>
    </Part>
  );
}
