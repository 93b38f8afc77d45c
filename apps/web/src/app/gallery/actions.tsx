import { Button } from '@salesai/ui/button';
import { Choice } from '@salesai/ui/choice';
import { IconButton } from '@salesai/ui/icon-button';
import { Menu, MenuItem } from '@salesai/ui/menu';
import { Tooltip } from '@salesai/ui/tooltip';
import Pencil from 'lucide-react/icons/pencil';
import { useState } from 'react';
import { Part } from './part.tsx';

const VARIANTS = ['primary', 'secondary', 'ghost', 'danger'] as const;
const nothing = () => undefined;

export function Actions() {
  const [pressed, setPressed] = useState(true);
  return (
    <>
      <Part name="Buttons">
        {VARIANTS.map((variant) => (
          <div key={variant} className="grid gap-2">
            <Button variant={variant}>{variant}</Button>
            <Button variant={variant} size="sm">
              small
            </Button>
            <Button variant={variant} loading>
              loading
            </Button>
            <Button variant={variant} disabled>
              disabled
            </Button>
          </div>
        ))}
        <Tooltip text="Edit this">
          <IconButton label="Edit">
            <Pencil className="size-5" aria-hidden />
          </IconButton>
        </Tooltip>
        <Menu trigger={<Button variant="secondary">Menu</Button>}>
          <MenuItem onClick={nothing}>First</MenuItem>
          <MenuItem onClick={nothing}>Second</MenuItem>
        </Menu>
      </Part>
      <Part name="Choices">
        <div className="grid w-72 gap-2">
          <Choice icon="💼" onClick={nothing}>
            One of several
          </Choice>
          <Choice icon="📦" pressed={pressed} onClick={() => setPressed(!pressed)}>
            Any of several
          </Choice>
          <Choice disabled onClick={nothing}>
            Not now
          </Choice>
        </div>
      </Part>
    </>
  );
}
