// Compiled functions as rows of pixels call them, for MetalLanguage.h.
#pragma once

namespace flipbook {
using namespace metal;

// The arguments that are left. An integer after a pointer is the length of what that points to.
struct Reader {
  const cshader_argument *next;
  int length = -1;
};

template <class T> struct Bare { typedef T type; };
template <class T> struct Bare<T &> { typedef T type; };
template <class T> struct Bare<const T> { typedef T type; };
template <class T> struct Bare<const T &> { typedef T type; };

template <class T> struct Parameter { static constexpr char letter = '?'; };
template <> struct Parameter<float> {
  static constexpr char letter = '1';
  static float read(Reader &reader) { return *static_cast<const float *>(reader.next++->values); }
};
template <class V, int count> struct Numbers {
  static constexpr char letter = '0' + count;
  static V read(Reader &reader) {
    const float *values = static_cast<const float *>(reader.next++->values);
    V result;
    for (int index = 0; index < count; index++) result[index] = values[index];
    return result;
  }
};
template <> struct Parameter<float2> : Numbers<float2, 2> {};
template <> struct Parameter<float3> : Numbers<float3, 3> {};
template <> struct Parameter<float4> : Numbers<float4, 4> {};
template <class T> struct Integer {
  static constexpr char letter = 'i';
  static T read(Reader &reader) {
    if (reader.length >= 0) {
      T length = T(reader.length);
      reader.length = -1;
      return length;
    }
    return T(*static_cast<const float *>(reader.next++->values));
  }
};
template <> struct Parameter<int> : Integer<int> {};
template <> struct Parameter<uint> : Integer<uint> {};
template <> struct Parameter<bool> : Integer<bool> {};
template <> struct Parameter<short> : Integer<short> {};
template <> struct Parameter<long> : Integer<long> {};
template <class T> struct Parameter<T *> {
  static constexpr char letter = 'p';
  static T *read(Reader &reader) {
    const cshader_argument *argument = reader.next++;
    reader.length = argument->count;
    return static_cast<T *>(const_cast<void *>(argument->values));
  }
};
template <class T, access mode> struct Parameter<texture2d<T, mode>> {
  static constexpr char letter = 't';
  static texture2d<T, mode> read(Reader &reader) {
    const cshader_argument *argument = reader.next++;
    texture2d<T, mode> result;
    result.pixels = {argument->pixels, argument->width, 0, 0, argument->width, argument->height};
    return result;
  }
};
template <> struct Parameter<SwiftUI::Layer> {
  static constexpr char letter = 'L';
  static SwiftUI::Layer read(Reader &) { return {}; }
};

template <int index, class First, class... Rest> struct Nth { typedef typename Nth<index - 1, Rest...>::type type; };
template <class First, class... Rest> struct Nth<0, First, Rest...> { typedef First type; };

// 0…1 of each component; colours are no more than their alpha. A component that is no number is 0.
inline uint word(half4 color) {
  float alpha = color.w > 0 ? (color.w < 1 ? color.w : 1) : 0;
  uint result = uint(alpha * 255 + 0.5f) << 24;
  for (int index = 0; index < 3; index++) {
    float value = color[index] > 0 ? (color[index] < alpha ? color[index] : alpha) : 0;
    result |= uint(value * 255 + 0.5f) << (16 - 8 * index);
  }
  return result;
}

inline float2 mapped(const float *matrix, float x, float y) {
  return float2{matrix[0] * x + matrix[2] * y + matrix[4], matrix[1] * x + matrix[3] * y + matrix[5]};
}

template <class F, F f> struct Runner {
  static constexpr const char *parameters = nullptr;
  static constexpr int result = 0;
  static void run(const cshader_call *) {}
};

template <class R, class... P, R (*f)(float2, P...)> struct Runner<R (*)(float2, P...), f> {
  static constexpr char letters[] = {Parameter<typename Bare<P>::type>::letter..., 0};
  static constexpr bool isKnown = ((Parameter<typename Bare<P>::type>::letter != '?') && ...) &&
      (_Same<R, float2>::value || _Same<R, float4>::value);
  static constexpr const char *parameters = isKnown ? letters : nullptr;
  static constexpr int result = _Same<R, float2>::value ? 2 : 4;

  template <class... Done> static R apply(float2 position, Reader reader, Done... done) {
    if constexpr (sizeof...(Done) == sizeof...(P)) {
      return f(position, done...);
    } else {
      auto value = Parameter<typename Bare<typename Nth<sizeof...(Done), P...>::type>::type>::read(reader);
      return apply(position, reader, done..., value);
    }
  }

  static void run(const cshader_call *call) {
    if constexpr (isKnown) {
      _Pixels pixels{call->source, long(call->stride), call->left, call->top, call->width, call->height};
      for (int index = 0; index < call->count; index++) {
        int x = call->x + index;
        float2 position = mapped(call->to_points, x + 0.5f, call->y + 0.5f);
        call->target[index] = word(color(call, pixels, position, x));
      }
    }
  }

  static half4 color(const cshader_call *call, const _Pixels &pixels, float2 position, int x) {
    Reader reader{call->arguments};
    if constexpr (_Same<R, float2>::value) {
      float2 source = apply(position, reader);
      float2 place = mapped(call->to_pixels, source.x, source.y);
      return pixels.between(place.x, place.y);
    } else if constexpr (letters[0] == 'L') {
      const float *m = call->to_pixels;
      SwiftUI::Layer layer{pixels, m[0], m[1], m[2], m[3], m[4], m[5],
          float4{call->bounds[0], call->bounds[1], call->bounds[2], call->bounds[3]}, position,
          float2{call->reach[0], call->reach[1]}};
      return apply(position, reader, layer);
    } else {
      if constexpr (letters[0] == '4') {
        if (call->kind == CSHADER_COLOR) return apply(position, reader, pixels.at(x, call->y));
      }
      return apply(position, reader);
    }
  }
};
}  // namespace flipbook

#define FLIPBOOK_FUNCTION(name, digest) \
  { #name, digest, flipbook::Runner<decltype(&::name), &::name>::parameters, \
    flipbook::Runner<decltype(&::name), &::name>::result, &flipbook::Runner<decltype(&::name), &::name>::run }
