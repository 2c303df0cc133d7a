import 'reflect-metadata';
import { Body, Controller, Module, Post } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';

/** `node dist/apps/cli/bench/echo.js`: a bare Nest application on a free port that answers a POST with its body. */
@Controller()
class EchoController {
  @Post('*path')
  echo(@Body() body: unknown): unknown {
    return body;
  }
}

@Module({ controllers: [EchoController] })
class EchoModule {}

const main = async (): Promise<void> => {
  const app = await NestFactory.create(EchoModule, { logger: false });
  await app.listen(0, '127.0.0.1');
  process.stdout.write(`echo on ${await app.getUrl()}\n`);
};

void main();
