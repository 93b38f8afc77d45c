import { Button } from '@salesai/ui/button';
import { ConfirmModal } from '@salesai/ui/confirm-modal';
import { Drawer } from '@salesai/ui/drawer';
import { Modal } from '@salesai/ui/modal';
import { Popover } from '@salesai/ui/popover';
import { Sheet } from '@salesai/ui/sheet';
import { useState } from 'react';
import { Part } from './part.tsx';

type Open = 'sheet' | 'modal' | 'confirm' | 'drawer' | 'popover' | null;

export function Overlays() {
  const [open, setOpen] = useState<Open>(null);
  const binding = (name: Open) => ({
    open: open === name,
    onOpenChange: (isOpen: boolean) => setOpen(isOpen ? name : null),
  });
  return (
    <Part name="Overlays">
      <Button onClick={() => setOpen('modal')}>Modal</Button>
      <Button onClick={() => setOpen('sheet')}>Sheet</Button>
      <Button onClick={() => setOpen('confirm')}>Question</Button>
      <Button onClick={() => setOpen('drawer')}>Drawer</Button>
      <Popover {...binding('popover')} label="Popover" trigger={<Button>Popover</Button>}>
        <p className="p-4">Floats under its button.</p>
      </Popover>
      <Modal {...binding('modal')} title="Modal" closeLabel="Close">
        <p>What it asks for.</p>
      </Modal>
      <Sheet {...binding('sheet')} title="Sheet" text="In reach of the thumb." closeLabel="Close">
        <p>Rows or buttons.</p>
      </Sheet>
      <ConfirmModal
        {...binding('confirm')}
        title="Sure?"
        text="This cannot be undone."
        confirmLabel="Delete"
        cancelLabel="Cancel"
        onConfirm={() => undefined}
        danger
      />
      <Drawer {...binding('drawer')} title="Drawer" closeLabel="Close">
        <p className="p-4">From the side.</p>
      </Drawer>
    </Part>
  );
}
