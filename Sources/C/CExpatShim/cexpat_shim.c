#include "cexpat_shim.h"

#include <expat.h>
#include <limits.h>

struct reading {
  XML_Parser parser;
  void *context;
  cexpat_start start;
  cexpat_end end;
  cexpat_text text;
};

static void XMLCALL begin(void *data, const XML_Char *name, const XML_Char **attributes) {
  struct reading *reading = data;
  int64_t line = (int64_t)XML_GetCurrentLineNumber(reading->parser);
  if (reading->start(reading->context, name, (const char *const *)attributes, line) != 0)
    (void)XML_StopParser(reading->parser, XML_FALSE);
}

static void XMLCALL finish(void *data, const XML_Char *name) {
  (void)name;
  struct reading *reading = data;
  reading->end(reading->context);
}

static void XMLCALL add(void *data, const XML_Char *text, int count) {
  struct reading *reading = data;
  reading->text(reading->context, text, count);
}

const char *cexpat_read(
    const void *bytes, int64_t count, void *context, cexpat_start start, cexpat_end end, cexpat_text text,
    int64_t *line) {
  *line = 1;
  if (count < 0 || count > INT_MAX) return "the document is too large";
  struct reading reading = {XML_ParserCreate(NULL), context, start, end, text};
  if (reading.parser == NULL) return "there is no memory left";
  XML_SetUserData(reading.parser, &reading);
  XML_SetElementHandler(reading.parser, begin, finish);
  XML_SetCharacterDataHandler(reading.parser, add);
  const char *message = NULL;
  if (XML_Parse(reading.parser, bytes, (int)count, XML_TRUE) != XML_STATUS_OK) {
    message = XML_ErrorString(XML_GetErrorCode(reading.parser));
    *line = (int64_t)XML_GetCurrentLineNumber(reading.parser);
    if (message == NULL) message = "the document is damaged";
  }
  XML_ParserFree(reading.parser);
  return message;
}
