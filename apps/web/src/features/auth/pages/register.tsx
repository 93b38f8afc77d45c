import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AuthCard } from '../components/auth-card.tsx';
import { CheckEmail } from '../components/check-email.tsx';
import { RegisterForm } from '../components/register-form.tsx';

export function RegisterPage() {
  const { t } = useTranslation('auth');
  const [email, setEmail] = useState<string | null>(null);
  if (email === null) return <RegisterForm onRegistered={setEmail} />;
  return (
    <AuthCard
      title={t('register.checkEmail.title')}
      text={t('register.checkEmail.text', { email })}
    >
      <p className="text-muted text-sm">{t('register.checkEmail.spam')}</p>
      <CheckEmail email={email} />
    </AuthCard>
  );
}
