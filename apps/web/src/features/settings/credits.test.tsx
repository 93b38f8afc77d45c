import { FACE_STYLES } from '@salesai/contract/faces';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { signedInAs } from '#testing/people.ts';
import { renderRoute } from '#testing/render-route.tsx';
import { WORKS } from './credits.ts';

test('every style of faces names its maker and its licence', () => {
  expect(WORKS.map(({ use }) => use)).toEqual(expect.arrayContaining([...FACE_STYLES]));
});

test('the credits are found from the settings', async () => {
  signedInAs();
  const { user } = renderRoute('/settings');
  await user.click(await screen.findByRole('link', { name: 'Créditos' }));
  await screen.findByRole('heading', { level: 1, name: 'Créditos' });
  expect(screen.getByText('Emoji')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Fun Emoji Set' })).toBeInTheDocument();
  expect(screen.getAllByRole('link', { name: 'CC BY 4.0' })).toHaveLength(3);
  const software = screen.getByRole('link', { name: 'Licenças do software de terceiros' });
  expect(software).toHaveAttribute('href', '/notices.txt');
});
