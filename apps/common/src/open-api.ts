import { INestApplication } from '@nestjs/common';
import { DocumentBuilder, OpenAPIObject, SwaggerModule } from '@nestjs/swagger';

/** The OpenAPI 3.1 document of an application, made from its controllers. */
export const openApi = (app: INestApplication, title: string): OpenAPIObject =>
  SwaggerModule.createDocument(
    app,
    new DocumentBuilder().setTitle(title).setVersion('1').addBearerAuth().setOpenAPIVersion('3.1.0').build(),
  );
