import { FACE_STYLES } from '@salesai/contract/faces';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { signedInAs } from '#testing/people.ts';
import { renderRoute } from '#testing/render-route.tsx';
import { WORKS } from './credits.ts';

describe('credits', () => {
  it('lists the author and license of every face style', () => {
    expect(WORKS.map(({ use }) => use)).toEqual(expect.arrayContaining([...FACE_STYLES]));
  });

  it('opens the credits from the settings', async () => {
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
});
