import { BeforeApplicationShutdown, DynamicModule, Module, Type } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { Server } from 'node:http';

/** How long requests that are under way may take to end when the server stops, in milliseconds. */
const GRACE = 2_000;

/**
 * The application with its manners at the end: no new connections, requests under way are answered, and whoever
 * has not finished by then is cut off. Open event streams are ended by their controller.
 */
@Module({})
export class WebServer implements BeforeApplicationShutdown {
  constructor(private readonly host: HttpAdapterHost) {}

  static of(root: Type | DynamicModule): DynamicModule {
    return { module: WebServer, imports: [root] };
  }

  beforeApplicationShutdown(): void {
    const server = this.host.httpAdapter.getHttpServer() as Server;
    setTimeout(() => {
      server.closeAllConnections();
    }, GRACE).unref();
  }
}
