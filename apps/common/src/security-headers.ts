import type { NextFunction, Request, Response } from 'express';

/** The viewer's page needs no more than its own files and this server. */
const OWN_FILES_ONLY = [
  "default-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** The page at `/docs` has styles and pictures written into it; it runs no scripts but its own files either. */
const DOCS = `${OWN_FILES_ONLY}; style-src 'self' 'unsafe-inline'; img-src 'self' data:`;

/** What every answer tells a browser not to do with it. */
export const SECURITY_HEADERS: Readonly<Record<string, string>> = {
  'Content-Security-Policy': OWN_FILES_ONLY,
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
};

export const securityHeaders = (request: Request, response: Response, next: NextFunction): void => {
  response.set(SECURITY_HEADERS);
  if (/^\/docs(\/|$)/.test(request.path)) response.set('Content-Security-Policy', DOCS);
  next();
};
