import { LoggerModule } from 'nestjs-pino';

/** Structured logs on stderr: stdout belongs to what a command prints. Bodies and tokens are never logged. */
export const logging = () =>
  LoggerModule.forRoot({
    pinoHttp: [
      {
        level: process.env.LOG_LEVEL ?? 'warn',
        redact: ['req.headers.authorization'],
        autoLogging: true,
      },
      process.stderr,
    ],
  });
