import { CanActivate, ExecutionContext } from '@nestjs/common';
import type { Request } from 'express';
import { Problem } from './problem';
import { httpReason } from './http-reasons';

/** Takes bodies of one media type only; what comes without a body passes. */
export class MediaTypeGuard implements CanActivate {
  constructor(private readonly mediaType: string) {}

  canActivate(context: ExecutionContext): boolean {
    const request = context.switchToHttp().getRequest<Request>();
    if (request.header('content-length') === '0' || request.is(this.mediaType) !== false) return true;
    throw new Problem(415, 'UnsupportedMediaType', httpReason('media-type', { type: this.mediaType }));
  }
}
