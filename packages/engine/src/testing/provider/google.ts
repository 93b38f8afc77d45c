import type { ServerResponse } from 'node:http';
import { beginStream, piecesOf, sendJson, tokensOf } from './chat.ts';
import { type Asked, schemaIn, textOf } from './request.ts';

/** What a request in Google's generateContent protocol says. */
export function readContents(path: string, headers: Asked['headers'], body: Asked['body']): Asked {
  const system = textOf(body.systemInstruction?.parts);
  const messages = body.contents.map((one: { role: string; parts: unknown }) => ({
    role: one.role,
    content: textOf(one.parts),
  }));
  const stream = path.includes(':streamGenerateContent');
  return { path, headers, body, system, messages, stream, schema: schemaIn(system) };
}

/** A good answer of Google's generateContent protocol. */
export function sendContent(res: ServerResponse, asked: Asked, text: string): void {
  const usageMetadata = {
    promptTokenCount: tokensOf(asked.system),
    candidatesTokenCount: tokensOf(text),
    totalTokenCount: tokensOf(asked.system + text),
  };
  const candidate = (part: string, finishReason?: string) => ({
    candidates: [
      {
        index: 0,
        content: { role: 'model', parts: [{ text: part }] },
        ...(finishReason ? { finishReason } : {}),
      },
    ],
    usageMetadata,
  });
  if (!asked.stream) {
    sendJson(res, candidate(text, 'STOP'));
    return;
  }
  beginStream(res);
  for (const piece of piecesOf(text)) res.write(`data: ${JSON.stringify(candidate(piece))}\n\n`);
  res.end(`data: ${JSON.stringify(candidate('', 'STOP'))}\n\n`);
}
