import type { ServerResponse } from 'node:http';
import { beginStream, chunksOf, sendJson, tokensOf } from './chat.ts';
import { type ProviderRequest, schemaIn, textOf } from './request.ts';

/** Parses a request of Google's generateContent protocol. */
export function parseContentsRequest(
  path: string,
  headers: ProviderRequest['headers'],
  body: ProviderRequest['body'],
): ProviderRequest {
  const system = textOf(body.systemInstruction?.parts);
  const messages = body.contents.map((one: { role: string; parts: unknown }) => ({
    role: one.role,
    content: textOf(one.parts),
  }));
  const stream = path.includes(':streamGenerateContent');
  return { path, headers, body, system, messages, stream, schema: schemaIn(system) };
}

/** Sends a valid answer of Google's generateContent protocol. */
export function sendContent(res: ServerResponse, request: ProviderRequest, text: string): void {
  const usageMetadata = {
    promptTokenCount: tokensOf(request.system),
    candidatesTokenCount: tokensOf(text),
    totalTokenCount: tokensOf(request.system + text),
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
  if (!request.stream) {
    sendJson(res, candidate(text, 'STOP'));
    return;
  }
  beginStream(res);
  for (const chunk of chunksOf(text)) res.write(`data: ${JSON.stringify(candidate(chunk))}\n\n`);
  res.end(`data: ${JSON.stringify(candidate('', 'STOP'))}\n\n`);
}
