/** What fetch gives back, from servers that are not trusted. */

/** The body; throws where it has more bytes than this. */
export const bytesWithin = async (response: Response, most: number): Promise<Buffer> => {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  const reader: ReadableStreamDefaultReader<Uint8Array> | undefined = response.body?.getReader();
  for (let part = await reader?.read(); part?.value !== undefined; part = await reader?.read()) {
    bytes += part.value.length;
    if (bytes > most) {
      await reader?.cancel();
      throw new Error(`answers with more than ${most} bytes`);
    }
    chunks.push(part.value);
  }
  return Buffer.concat(chunks);
};

/** An error in words; fetch says only that it has failed, and why in the cause. */
export const why = (error: unknown): string => {
  if (typeof error !== 'object' || error === null || !('message' in error)) return String(error);
  return 'cause' in error ? `${String(error.message)} (${why(error.cause)})` : String(error.message);
};
