import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { FACE_PALETTES, FACE_STYLES, FaceAddress, faceAddress, parseFace } from './faces.ts';

const anyFace = fc.record({
  style: fc.constantFrom(...FACE_STYLES),
  seed: fc.stringMatching(/^\d{1,9}$/),
  colors: fc.constantFrom(...FACE_PALETTES.map((palette) => palette.colors)),
});
const anyName = fc.string({ unit: 'grapheme', maxLength: 80 });

describe('faces', () => {
  test('have ten palettes', () => {
    expect(FACE_PALETTES).toHaveLength(10);
  });

  test('have an address that FaceAddress accepts, for any name', () => {
    fc.assert(
      fc.property(
        anyFace,
        anyName,
        (face, name) => z.safeParse(FaceAddress, faceAddress(face, name)).success,
      ),
    );
  });

  test('are parsed from their address', () => {
    fc.assert(
      fc.property(anyFace, anyName, (face, name) => {
        expect(parseFace(faceAddress(face, name))).toEqual(face);
      }),
    );
  });

  test('are parsed when the capital of an initial consists of several characters', () => {
    const face = { style: 'initials', seed: '0', colors: ['ffffff'] } as const;
    expect(parseFace(faceAddress(face, 'ῢ'))).toEqual(face);
  });

  test('with style initials show the initials of first and last name', () => {
    const face = { style: 'initials', seed: '7', colors: ['ffffff'] } as const;
    expect(faceAddress(face, 'ana maria de souza')).toContain('seed=AS-7&');
    expect(faceAddress(face, 'Élton')).toContain(`seed=${encodeURIComponent('É')}-7&`);
    expect(faceAddress(face, '')).toContain('seed=7&');
  });

  test('are not parsed from another address', () => {
    expect(parseFace('https://example.com/a.svg')).toBeNull();
  });
});
