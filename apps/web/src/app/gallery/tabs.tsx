import { TabBar, TabLink } from '@salesai/ui/tab-bar';
import Dumbbell from 'lucide-react/icons/dumbbell';
import Home from 'lucide-react/icons/home';
import Target from 'lucide-react/icons/target';
import { Part } from './part.tsx';

export function TabBars() {
  return (
    <Part name="Tab bar (a rail from 1,024 px on)">
      {(['home', 'practice'] as const).map((active) => (
        <TabBar key={active} label={`Active: ${active}`} position="row">
          <TabLink
            href="#home"
            icon={<Home className="size-6" aria-hidden />}
            label="Home"
            isActive={active === 'home'}
          />
          <TabLink
            href="#customers"
            icon={<Target className="size-6" aria-hidden />}
            label="Customers"
            isActive={false}
          />
          <TabLink
            href="#practice"
            icon={<Dumbbell className="size-6" aria-hidden />}
            label="Practice"
            tone="arena"
            isActive={active === 'practice'}
          />
        </TabBar>
      ))}
    </Part>
  );
}
