// Cairo on a picture in memory: reads what `pens.py record` wrote and prints milliseconds of the processor a frame.
//
//   cairo FILE              time of all frames; the first two are drawn once more ahead of it
//   cairo FILE FRAME.png    the first frame as a picture

#include <cairo.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>

enum { WIDTH = 1920, HEIGHT = 1080, LONGEST = 1 << 16 };

struct stop {
  double at, color[4];
};

struct fill {
  // c, l or r: the first letter of its name.
  char kind;
  double place[4];
  int count;
  struct stop stops[4];
};

struct call {
  char name[12];
  double numbers[6];
  // Of a curve: the start and segments.
  double *points;
  int segments;
  char *string;
  cairo_glyph_t *glyphs;
  int glyph_count;
  struct fill fill;
};

struct frame {
  size_t first, end;
};

static struct call *calls;
static struct frame *frames;
static size_t call_count, frame_count;
static cairo_t *context;

static double number(void) {
  const char *word = strtok(NULL, " \n");
  return word ? atof(word) : 0;
}

static void read_color(double *color) {
  for (int i = 0; i < 4; i++) color[i] = i < 3 ? number() / 255 : number();
}

static void read_fill(struct fill *fill) {
  const char *word = strtok(NULL, " \n");
  fill->kind = word ? *word : 'c';
  if (fill->kind == 'c') {
    read_color(fill->stops[0].color);
    return;
  }
  for (int i = 0; i < (fill->kind == 'l' ? 4 : 3); i++) fill->place[i] = number();
  fill->count = (int)number();
  for (int i = 0; i < fill->count; i++) {
    fill->stops[i].at = number();
    read_color(fill->stops[i].color);
  }
}

static void read_call(struct call *call, const char *name) {
  static const struct {
    const char *name;
    int numbers;
  } kinds[] = {{"paint", 0}, {"circle", 3}, {"ring", 4},  {"rounded", 5}, {"line", 6}, {"curve", 2},
               {"text", 3},  {"blurred", 4}, {"push", 5}, {"pop", 0},     {"layer", 1}, {"end_layer", 0}};
  snprintf(call->name, sizeof call->name, "%s", name);
  for (size_t kind = 0; kind < sizeof kinds / sizeof *kinds; kind++)
    if (!strcmp(kinds[kind].name, name))
      for (int i = 0; i < kinds[kind].numbers; i++) call->numbers[i] = number();
  if (!strcmp(name, "curve")) {
    call->segments = (int)number();
    const int count = 2 + 6 * call->segments;
    call->points = malloc(sizeof(double) * (size_t)count);
    for (int i = 0; i < count; i++) call->points[i] = number();
  } else if (!strcmp(name, "text")) {
    call->string = strdup(strtok(NULL, " \n"));
    for (char *at = call->string; *at; at++)
      if (*at == '_') *at = ' ';
  }
  read_fill(&call->fill);
}

static int read_calls(const char *path) {
  FILE *file = fopen(path, "r");
  if (!file) return 0;
  char *line = malloc(LONGEST);
  size_t first = 0, room = 0;
  while (fgets(line, LONGEST, file)) {
    const char *name = strtok(line, " \n");
    if (!strcmp(name, "frame")) {
      frames = realloc(frames, sizeof *frames * (frame_count + 1));
      frames[frame_count++] = (struct frame){first, call_count};
      first = call_count;
      continue;
    }
    if (call_count == room) calls = realloc(calls, sizeof *calls * (room = room ? 2 * room : 1024));
    memset(calls + call_count, 0, sizeof *calls);
    read_call(calls + call_count++, name);
  }
  free(line);
  fclose(file);
  return frame_count > 0;
}

static void use(const struct fill *fill) {
  const double *place = fill->place, *color = fill->stops[0].color;
  if (fill->kind == 'c') {
    cairo_set_source_rgba(context, color[0], color[1], color[2], color[3]);
    return;
  }
  cairo_pattern_t *pattern =
      fill->kind == 'l' ? cairo_pattern_create_linear(place[0], place[1], place[2], place[3])
                        : cairo_pattern_create_radial(place[0], place[1], 0, place[0], place[1], place[2]);
  for (int i = 0; i < fill->count; i++) {
    color = fill->stops[i].color;
    cairo_pattern_add_color_stop_rgba(pattern, fill->stops[i].at, color[0], color[1], color[2], color[3]);
  }
  cairo_set_source(context, pattern);
  cairo_pattern_destroy(pattern);
}

static void add_rounded(double x, double y, double width, double height, double radius) {
  const double right = x + width - radius, bottom = y + height - radius, quarter = M_PI / 2;
  cairo_new_sub_path(context);
  cairo_arc(context, right, y + radius, radius, -quarter, 0);
  cairo_arc(context, right, bottom, radius, 0, quarter);
  cairo_arc(context, x + radius, bottom, radius, quarter, 2 * quarter);
  cairo_arc(context, x + radius, y + radius, radius, 2 * quarter, 3 * quarter);
  cairo_close_path(context);
}

// Each row of bytes as the mean of those around it, weighted with 16 fraction bits, and turned into a column.
static void blur_rows(
    const unsigned char *from, size_t stride, int size, unsigned char *to, const int *weights, int reach) {
  int *sums = malloc(sizeof *sums * (size_t)size);
  for (int y = 0; y < size; y++) {
    for (int x = 0; x < size; x++) sums[x] = 1 << 15;
    for (int distance = -reach; distance <= reach; distance++) {
      const int begin = distance < 0 ? -distance : 0, end = distance > 0 ? size - distance : size;
      const unsigned char *row = from + (size_t)y * stride + distance;
      const int weight = weights[abs(distance)];
      for (int x = begin; x < end; x++) sums[x] += weight * row[x];
    }
    for (int x = 0; x < size; x++) to[(size_t)x * stride + (size_t)y] = (unsigned char)(sums[x] >> 16);
  }
  free(sums);
}

// Cairo has no blur: the circle's coverage is blurred by a Gaussian, row by row, twice, and used as a mask.
static void draw_blurred(double x, double y, double radius, double sigma) {
  const int reach = (int)ceil(3 * sigma), size = 2 * ((int)ceil(radius) + reach) + 2;
  const double left = floor(x) - size / 2, top = floor(y) - size / 2;
  cairo_surface_t *mask = cairo_image_surface_create(CAIRO_FORMAT_A8, size, size);
  cairo_t *inner = cairo_create(mask);
  cairo_arc(inner, x - left, y - top, radius, 0, 2 * M_PI);
  cairo_fill(inner);
  cairo_destroy(inner);
  cairo_surface_flush(mask);
  double sum = 1;
  for (int i = 1; i <= reach; i++) sum += 2 * exp(-i * i / (2 * sigma * sigma));
  int *weights = malloc(sizeof *weights * (size_t)(reach + 1));
  for (int i = 0; i <= reach; i++) weights[i] = (int)(exp(-i * i / (2 * sigma * sigma)) / sum * 65536);
  const size_t stride = (size_t)cairo_image_surface_get_stride(mask);
  unsigned char *pixels = cairo_image_surface_get_data(mask), *turned = calloc(stride, (size_t)size);
  blur_rows(pixels, stride, size, turned, weights, reach);
  blur_rows(turned, stride, size, pixels, weights, reach);
  cairo_surface_mark_dirty(mask);
  cairo_mask_surface(context, mask, left, top);
  cairo_surface_destroy(mask);
  free(weights);
  free(turned);
}

static void draw_stroke(double width, int is_round) {
  cairo_set_line_width(context, width);
  cairo_set_line_cap(context, is_round ? CAIRO_LINE_CAP_ROUND : CAIRO_LINE_CAP_BUTT);
  cairo_set_line_join(context, is_round ? CAIRO_LINE_JOIN_ROUND : CAIRO_LINE_JOIN_MITER);
  cairo_stroke(context);
}

static void draw_curve(const struct call *call) {
  const double *at = call->points, dashes[2] = {18, 12};
  cairo_move_to(context, at[0], at[1]);
  for (int i = 0; i < call->segments; i++) {
    const double *s = at + 2 + 6 * i;
    cairo_curve_to(context, s[0], s[1], s[2], s[3], s[4], s[5]);
  }
  cairo_set_dash(context, dashes, call->numbers[1] < 0 ? 0 : 2, call->numbers[1]);
  draw_stroke(call->numbers[0], 1);
  cairo_set_dash(context, NULL, 0, 0);
}

static double last_size;

static void set_size(double size) {
  if (size != last_size) cairo_set_font_size(context, last_size = size);
}

static void find_glyphs(struct call *call) {
  if (!call->string) return;
  set_size(call->numbers[2]);
  cairo_scaled_font_text_to_glyphs(
      cairo_get_scaled_font(context), call->numbers[0], call->numbers[1], call->string, -1, &call->glyphs,
      &call->glyph_count, NULL, NULL, NULL);
}

static void draw_state(const struct call *call) {
  const double *n = call->numbers;
  if (!strcmp(call->name, "push")) {
    cairo_save(context);
    cairo_translate(context, n[0], n[1]);
    cairo_rotate(context, n[2]);
    cairo_scale(context, n[3], n[4]);
  } else if (!strcmp(call->name, "pop")) {
    cairo_restore(context);
    // It is part of what comes back.
    last_size = 0;
  } else if (!strcmp(call->name, "layer")) {
    cairo_push_group(context);
  }
}

static void draw(const struct call *call, double *opacity) {
  const double *n = call->numbers;
  use(&call->fill);
  switch (call->name[0] << 8 | call->name[1]) {
    case 'p' << 8 | 'a': cairo_paint(context); break;
    case 'c' << 8 | 'i':
      cairo_arc(context, n[0], n[1], n[2], 0, 2 * M_PI);
      cairo_fill(context);
      break;
    case 'r' << 8 | 'i':
      cairo_arc(context, n[0], n[1], n[2], 0, 2 * M_PI);
      draw_stroke(n[3], 0);
      break;
    case 'r' << 8 | 'o':
      add_rounded(n[0], n[1], n[2], n[3], n[4]);
      cairo_fill(context);
      break;
    case 'l' << 8 | 'i':
      cairo_move_to(context, n[0], n[1]);
      cairo_line_to(context, n[2], n[3]);
      draw_stroke(n[4], n[5] != 0);
      break;
    case 'c' << 8 | 'u': draw_curve(call); break;
    case 't' << 8 | 'e':
      set_size(n[2]);
      cairo_show_glyphs(context, call->glyphs, call->glyph_count);
      break;
    case 'b' << 8 | 'l': draw_blurred(n[0], n[1], n[2], n[3]); break;
    case 'e' << 8 | 'n':
      cairo_pop_group_to_source(context);
      cairo_paint_with_alpha(context, *opacity);
      break;
    default:
      if (!strcmp(call->name, "layer")) *opacity = n[0];
      draw_state(call);
  }
  cairo_new_path(context);
}

static void draw_frame(cairo_surface_t *surface, size_t index) {
  double opacity = 1;
  for (size_t i = frames[index].first; i < frames[index].end; i++) draw(calls + i, &opacity);
  cairo_surface_flush(surface);
}

static double seconds(void) {
  struct rusage used;
  getrusage(RUSAGE_SELF, &used);
  return (double)(used.ru_utime.tv_sec + used.ru_stime.tv_sec) +
         (double)(used.ru_utime.tv_usec + used.ru_stime.tv_usec) * 1e-6;
}

int main(int count, char **words) {
  if (count < 2 || !read_calls(words[1])) return 2;
  cairo_surface_t *surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, WIDTH, HEIGHT);
  context = cairo_create(surface);
  cairo_font_options_t *options = cairo_font_options_create();
  cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY);
  cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE);
  cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF);
  cairo_set_font_options(context, options);
  cairo_select_font_face(context, "DejaVu Sans Mono", CAIRO_FONT_SLANT_NORMAL, CAIRO_FONT_WEIGHT_NORMAL);
  for (size_t i = 0; i < call_count; i++) find_glyphs(calls + i);
  if (count > 2) {
    draw_frame(surface, 0);
    return cairo_surface_write_to_png(surface, words[2]) != CAIRO_STATUS_SUCCESS;
  }
  for (size_t i = 0; i < 2 && i < frame_count; i++) draw_frame(surface, i);
  const double start = seconds();
  for (size_t i = 0; i < frame_count; i++) draw_frame(surface, i);
  printf("%f\n", (seconds() - start) / (double)frame_count * 1e3);
  return 0;
}
