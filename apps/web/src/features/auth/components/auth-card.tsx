import type { ReactNode } from 'react';

interface AuthCardProps {
  title: string;
  text?: ReactNode;
  children: ReactNode;
}

/** Layout of an account screen: title, explanation and form. */
export function AuthCard({ title, text, children }: AuthCardProps) {
  return (
    <section className="grid gap-6">
      <div className="grid gap-2">
        <h1 className="font-bold text-2xl tracking-tight sm:text-3xl">{title}</h1>
        {text && <p className="text-muted">{text}</p>}
      </div>
      {children}
    </section>
  );
}
