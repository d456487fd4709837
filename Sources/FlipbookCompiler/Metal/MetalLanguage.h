// The part of the Metal Shading Language that functions for SwiftUI use, for clang's C++.
//
// Numbers: `half` is a 32-bit float, so that results have more digits than on a device. Vectors are clang's extended
// vectors. The names are those of the Metal Shading Language Specification; functions follow its definitions.
#pragma once

#include "CShaderShim.h"

typedef float half;
typedef unsigned char uchar;
typedef unsigned short ushort;
typedef unsigned int uint;
typedef unsigned long ulong;

#define FLIPBOOK_VECTORS(type) \
  typedef type type##2 __attribute__((ext_vector_type(2))); \
  typedef type type##3 __attribute__((ext_vector_type(3))); \
  typedef type type##4 __attribute__((ext_vector_type(4)));
FLIPBOOK_VECTORS(float)
FLIPBOOK_VECTORS(int)
FLIPBOOK_VECTORS(uint)
#undef FLIPBOOK_VECTORS
typedef float2 half2;
typedef float3 half3;
typedef float4 half4;
typedef int2 bool2;
typedef int3 bool3;
typedef int4 bool4;
typedef int2 short2;
typedef int3 short3;
typedef int4 short4;
typedef uint2 ushort2;
typedef uint3 ushort3;
typedef uint4 ushort4;
typedef float2 vector_float2;
typedef float3 vector_float3;
typedef float4 vector_float4;
typedef int2 vector_int2;
typedef uint2 vector_uint2;
typedef float2 simd_float2;
typedef float3 simd_float3;
typedef float4 simd_float4;
typedef float2 packed_float2;
typedef float3 packed_float3;
typedef float4 packed_float4;

#define device
#define constant const
#define thread
#define threadgroup
#define kernel
#define vertex
#define fragment

#define M_E_F 2.71828182845904523536f
#define M_LOG2E_F 1.44269504088896340736f
#define M_LOG10E_F 0.43429448190325182765f
#define M_LN2_F 0.69314718055994530942f
#define M_LN10_F 2.30258509299404568402f
#define M_PI_F 3.14159265358979323846f
#define M_PI_2_F 1.57079632679489661923f
#define M_PI_4_F 0.78539816339744830962f
#define M_1_PI_F 0.31830988618379067154f
#define M_2_PI_F 0.63661977236758134308f
#define M_SQRT2_F 1.41421356237309504880f
#define M_SQRT1_2_F 0.70710678118654752440f
#define M_E_H M_E_F
#define M_PI_H M_PI_F
#define M_PI_2_H M_PI_2_F
#define M_PI_4_H M_PI_4_F
#define M_SQRT2_H M_SQRT2_F
#define FLT_MAX __FLT_MAX__
#define FLT_MIN __FLT_MIN__
#define FLT_EPSILON __FLT_EPSILON__
#define HALF_MAX 65504.0f
#define MAXFLOAT __FLT_MAX__
#define INT_MAX __INT_MAX__
#define UINT_MAX (__INT_MAX__ * 2U + 1U)
#define INFINITY __builtin_inff()
#define NAN __builtin_nanf("")

constexpr float operator""h(long double value) { return float(value); }
constexpr float operator""h(unsigned long long value) { return float(value); }

namespace std {
// As the compiler makes it of a list in braces.
template <class E> class initializer_list {
  const E *start;
  decltype(sizeof(0)) count;

 public:
  constexpr initializer_list() : start(nullptr), count(0) {}
  constexpr decltype(sizeof(0)) size() const { return count; }
  constexpr const E *begin() const { return start; }
  constexpr const E *end() const { return start + count; }
};
}  // namespace std

namespace metal {
namespace metal = ::metal;
namespace fast = ::metal;
namespace precise = ::metal;

// Traits.

template <bool condition> struct _If {};
template <> struct _If<true> { typedef int type; };
template <class A, class B> struct _Same { static constexpr bool value = false; };
template <class A> struct _Same<A, A> { static constexpr bool value = true; };
template <class A, class... B> constexpr bool _isAny = (_Same<A, B>::value || ...);

template <class A> constexpr bool _isReal = _isAny<A, float, double>;
template <class A>
constexpr bool _isScalar = _isReal<A> || _isAny<A, bool, char, signed char, uchar, short, ushort, int, uint, long, ulong>;

template <class V> struct _Vector { static constexpr int count = 0; typedef V element; };
#define FLIPBOOK_VECTOR(type, number) \
  template <> struct _Vector<type##number> { static constexpr int count = number; typedef type element; };
FLIPBOOK_VECTOR(float, 2) FLIPBOOK_VECTOR(float, 3) FLIPBOOK_VECTOR(float, 4)
FLIPBOOK_VECTOR(int, 2) FLIPBOOK_VECTOR(int, 3) FLIPBOOK_VECTOR(int, 4)
FLIPBOOK_VECTOR(uint, 2) FLIPBOOK_VECTOR(uint, 3) FLIPBOOK_VECTOR(uint, 4)
#undef FLIPBOOK_VECTOR
template <class V> constexpr bool _isVector = _Vector<V>::count > 0;
template <class V> using _Element = typename _Vector<V>::element;

// The type of an operation on two scalars: a float, or an integer of both.
template <class A, class B, bool isReal> struct _Common { typedef float type; };
template <class A, class B> struct _Common<A, B, false> { typedef decltype(A() + B()) type; };
template <class A, class B> using _Both = typename _Common<A, B, _isReal<A> || _isReal<B>>::type;

template <class E, int count> struct _Make;
#define FLIPBOOK_MAKE(type, number) \
  template <> struct _Make<type, number> { typedef type##number vector; };
FLIPBOOK_MAKE(float, 2) FLIPBOOK_MAKE(float, 3) FLIPBOOK_MAKE(float, 4)
FLIPBOOK_MAKE(int, 2) FLIPBOOK_MAKE(int, 3) FLIPBOOK_MAKE(int, 4)
FLIPBOOK_MAKE(uint, 2) FLIPBOOK_MAKE(uint, 3) FLIPBOOK_MAKE(uint, 4)
#undef FLIPBOOK_MAKE

template <class E, class A> inline void _put(E *to, int &place, A value) {
  if constexpr (_isVector<A>) {
    for (int index = 0; index < _Vector<A>::count; index++) to[place++] = E(value[index]);
  } else {
    to[place++] = E(value);
  }
}

// The constructors of vectors: scalars and vectors one after the other, or one scalar for all components.
template <class E, int count, class... A> inline typename _Make<E, count>::vector _make(A... values) {
  constexpr int given = (0 + ... + (_isVector<A> ? _Vector<A>::count : 1));
  static_assert(given == count || given <= 1 || sizeof...(A) == 1, "a vector is made of as many components as it has");
  E parts[given > count ? given : count] = {};
  int place = 0;
  (_put(parts, place, values), ...);
  typename _Make<E, count>::vector result;
  for (int index = 0; index < count; index++) result[index] = parts[given == 1 ? 0 : index];
  return result;
}

// Functions of one number, component by component.

#define FLIPBOOK_UNARY(name, expression) \
  template <class A, typename _If<_isScalar<A>>::type = 0> inline float name(A value) { \
    float x = float(value); \
    return expression; \
  } \
  template <class V, typename _If<_isVector<V>>::type = 0> inline V name(V value) { \
    V result; \
    for (int index = 0; index < _Vector<V>::count; index++) result[index] = name(value[index]); \
    return result; \
  }
FLIPBOOK_UNARY(sin, __builtin_sinf(x))
FLIPBOOK_UNARY(cos, __builtin_cosf(x))
FLIPBOOK_UNARY(tan, __builtin_tanf(x))
FLIPBOOK_UNARY(asin, __builtin_asinf(x))
FLIPBOOK_UNARY(acos, __builtin_acosf(x))
FLIPBOOK_UNARY(atan, __builtin_atanf(x))
FLIPBOOK_UNARY(sinh, __builtin_sinhf(x))
FLIPBOOK_UNARY(cosh, __builtin_coshf(x))
FLIPBOOK_UNARY(tanh, __builtin_tanhf(x))
FLIPBOOK_UNARY(asinh, __builtin_asinhf(x))
FLIPBOOK_UNARY(acosh, __builtin_acoshf(x))
FLIPBOOK_UNARY(atanh, __builtin_atanhf(x))
FLIPBOOK_UNARY(sinpi, __builtin_sinf(x * M_PI_F))
FLIPBOOK_UNARY(cospi, __builtin_cosf(x * M_PI_F))
FLIPBOOK_UNARY(tanpi, __builtin_tanf(x * M_PI_F))
FLIPBOOK_UNARY(exp, __builtin_expf(x))
FLIPBOOK_UNARY(exp2, __builtin_exp2f(x))
FLIPBOOK_UNARY(exp10, __builtin_expf(x * M_LN10_F))
FLIPBOOK_UNARY(log, __builtin_logf(x))
FLIPBOOK_UNARY(log2, __builtin_log2f(x))
FLIPBOOK_UNARY(log10, __builtin_log10f(x))
FLIPBOOK_UNARY(sqrt, __builtin_sqrtf(x))
FLIPBOOK_UNARY(rsqrt, 1 / __builtin_sqrtf(x))
FLIPBOOK_UNARY(floor, __builtin_floorf(x))
FLIPBOOK_UNARY(ceil, __builtin_ceilf(x))
FLIPBOOK_UNARY(trunc, __builtin_truncf(x))
FLIPBOOK_UNARY(round, __builtin_roundf(x))
FLIPBOOK_UNARY(rint, __builtin_rintf(x))
FLIPBOOK_UNARY(fabs, __builtin_fabsf(x))
FLIPBOOK_UNARY(fract, x - __builtin_floorf(x))
FLIPBOOK_UNARY(saturate, x > 0 ? (x < 1 ? x : 1) : 0)
#undef FLIPBOOK_UNARY

template <class A, typename _If<_isScalar<A>>::type = 0> inline _Both<A, A> abs(A value) {
  return value < 0 ? -value : value;
}
template <class A, typename _If<_isScalar<A>>::type = 0> inline float sign(A value) {
  return value > 0 ? 1 : value < 0 ? -1 : 0;
}
template <class V, typename _If<_isVector<V>>::type = 0> inline V abs(V value) { return value < 0 ? -value : value; }
template <class V, typename _If<_isVector<V>>::type = 0> inline V sign(V value) {
  V result;
  for (int index = 0; index < _Vector<V>::count; index++) result[index] = sign(value[index]);
  return result;
}

// Functions of two numbers, component by component. A scalar stands for a vector of it.

#define FLIPBOOK_BINARY(name, expression) \
  template <class A, class B, typename _If<_isScalar<A> && _isScalar<B>>::type = 0> \
  inline _Both<A, B> name(A first, B second) { \
    _Both<A, B> x = first, y = second; \
    return expression; \
  } \
  template <class V, class W, typename _If<_isVector<V> && _Same<V, W>::value>::type = 0> \
  inline V name(V first, W second) { \
    V result; \
    for (int index = 0; index < _Vector<V>::count; index++) result[index] = name(first[index], second[index]); \
    return result; \
  } \
  template <class V, class A, typename _If<_isVector<V> && _isScalar<A>>::type = 0> inline V name(V first, A second) { \
    V result; \
    for (int index = 0; index < _Vector<V>::count; index++) result[index] = name(first[index], second); \
    return result; \
  } \
  template <class A, class V, typename _If<_isScalar<A> && _isVector<V>>::type = 0> inline V name(A first, V second) { \
    V result; \
    for (int index = 0; index < _Vector<V>::count; index++) result[index] = name(first, second[index]); \
    return result; \
  }
FLIPBOOK_BINARY(max, x < y ? y : x)
FLIPBOOK_BINARY(min, y < x ? y : x)
FLIPBOOK_BINARY(fmax, __builtin_fmaxf(x, y))
FLIPBOOK_BINARY(fmin, __builtin_fminf(x, y))
FLIPBOOK_BINARY(pow, __builtin_powf(x, y))
FLIPBOOK_BINARY(powr, __builtin_powf(x, y))
FLIPBOOK_BINARY(fmod, x - y * __builtin_truncf(x / y))
FLIPBOOK_BINARY(atan2, __builtin_atan2f(x, y))
FLIPBOOK_BINARY(step, y < x ? 0 : 1)
FLIPBOOK_BINARY(copysign, __builtin_copysignf(x, y))
FLIPBOOK_BINARY(fdim, __builtin_fdimf(x, y))
#undef FLIPBOOK_BINARY

template <class A, class B, class C> inline auto max3(A a, B b, C c) { return max(a, max(b, c)); }
template <class A, class B, class C> inline auto min3(A a, B b, C c) { return min(a, min(b, c)); }
template <class A, class B, class C> inline auto median3(A a, B b, C c) { return max(min(a, b), min(max(a, b), c)); }
template <class A, class B, class C> inline auto clamp(A value, B low, C high) { return min(max(value, low), high); }
template <class A, class B, class C> inline auto fma(A a, B b, C c) { return a * b + c; }

template <class A, class B, class C, typename _If<_isScalar<A> && _isScalar<B> && _isScalar<C>>::type = 0>
inline float mix(A first, B second, C share) {
  return float(first) + (float(second) - float(first)) * float(share);
}
template <class V, class B, class C, typename _If<_isVector<V> && (_isScalar<B> || _Same<V, B>::value)>::type = 0>
inline V mix(V first, B second, C share) {
  V end = second;
  return first + (end - first) * share;
}
template <class A, class V, class C, typename _If<_isScalar<A> && _isVector<V>>::type = 0>
inline V mix(A first, V second, C share) {
  V start = first;
  return start + (second - start) * share;
}

template <class A, class B, class C, typename _If<_isScalar<A> && _isScalar<B> && _isScalar<C>>::type = 0>
inline float smoothstep(A low, B high, C value) {
  float t = saturate((float(value) - float(low)) / (float(high) - float(low)));
  return t * t * (3 - 2 * t);
}
template <class A, class B, class V, typename _If<_isVector<V>>::type = 0> inline V smoothstep(A low, B high, V value) {
  V t = saturate((value - low) / (high - low));
  return t * t * (3 - 2 * t);
}

// Geometry.

template <class V, typename _If<_isVector<V>>::type = 0> inline _Element<V> dot(V first, V second) {
  _Element<V> sum = 0;
  for (int index = 0; index < _Vector<V>::count; index++) sum += first[index] * second[index];
  return sum;
}
template <class V, typename _If<_isVector<V>>::type = 0> inline float length_squared(V value) { return dot(value, value); }
template <class V, typename _If<_isVector<V>>::type = 0> inline float length(V value) { return sqrt(dot(value, value)); }
inline float length(float value) { return fabs(value); }
template <class V, typename _If<_isVector<V>>::type = 0> inline float distance(V first, V second) {
  return length(first - second);
}
template <class V, class A, typename _If<_isVector<V> && _isScalar<A>>::type = 0> inline float distance(V first, A second) {
  return length(first - V(second));
}
inline float distance(float first, float second) { return fabs(first - second); }
template <class V, typename _If<_isVector<V>>::type = 0> inline float distance_squared(V first, V second) {
  return length_squared(first - second);
}
template <class V, typename _If<_isVector<V>>::type = 0> inline V normalize(V value) { return value / length(value); }
inline float3 cross(float3 a, float3 b) { return a.yzx * b.zxy - a.zxy * b.yzx; }
template <class V, typename _If<_isVector<V>>::type = 0> inline V reflect(V value, V normal) {
  return value - 2 * dot(normal, value) * normal;
}
template <class V, typename _If<_isVector<V>>::type = 0> inline V refract(V value, V normal, float ratio) {
  float cosine = dot(normal, value);
  float k = 1 - ratio * ratio * (1 - cosine * cosine);
  return k < 0 ? V(0) : ratio * value - (ratio * cosine + sqrt(k)) * normal;
}
template <class V, typename _If<_isVector<V>>::type = 0> inline V faceforward(V normal, V value, V reference) {
  return dot(reference, value) < 0 ? normal : -normal;
}

// Relations.

template <class V, typename _If<_isVector<V>>::type = 0> inline bool any(V value) {
  bool result = false;
  for (int index = 0; index < _Vector<V>::count; index++) result = result || value[index] != 0;
  return result;
}
template <class V, typename _If<_isVector<V>>::type = 0> inline bool all(V value) {
  bool result = true;
  for (int index = 0; index < _Vector<V>::count; index++) result = result && value[index] != 0;
  return result;
}
inline bool any(bool value) { return value; }
inline bool all(bool value) { return value; }
template <class V, class C, typename _If<_isVector<V> && _isVector<C>>::type = 0>
inline V select(V first, V second, C condition) {
  V result;
  for (int index = 0; index < _Vector<V>::count; index++) result[index] = condition[index] ? second[index] : first[index];
  return result;
}
template <class A, typename _If<_isScalar<A> || _isVector<A>>::type = 0>
inline A select(A first, A second, bool condition) {
  return condition ? second : first;
}
inline bool isnan(float value) { return __builtin_isnan(value); }
inline bool isinf(float value) { return __builtin_isinf(value); }
inline bool isfinite(float value) { return __builtin_isfinite(value); }

inline void discard_fragment() {}

template <class A> inline A modf(A value, A &whole) {
  whole = trunc(value);
  return value - whole;
}
template <class A> inline A sincos(A value, A &cosine) {
  cosine = cos(value);
  return sin(value);
}

template <class To, class From> inline To as_type(From value) {
  static_assert(sizeof(To) == sizeof(From), "as_type keeps the size");
  return __builtin_bit_cast(To, value);
}
}  // namespace metal

#include "MetalPictures.h"
#include "MetalCalls.h"

// The constructors of vectors. A name alone stays a type.
#define float2(...) metal::_make<float, 2>(__VA_ARGS__)
#define float3(...) metal::_make<float, 3>(__VA_ARGS__)
#define float4(...) metal::_make<float, 4>(__VA_ARGS__)
#define half2(...) metal::_make<float, 2>(__VA_ARGS__)
#define half3(...) metal::_make<float, 3>(__VA_ARGS__)
#define half4(...) metal::_make<float, 4>(__VA_ARGS__)
#define int2(...) metal::_make<int, 2>(__VA_ARGS__)
#define int3(...) metal::_make<int, 3>(__VA_ARGS__)
#define int4(...) metal::_make<int, 4>(__VA_ARGS__)
#define uint2(...) metal::_make<uint, 2>(__VA_ARGS__)
#define uint3(...) metal::_make<uint, 3>(__VA_ARGS__)
#define uint4(...) metal::_make<uint, 4>(__VA_ARGS__)
#define bool2(...) metal::_make<int, 2>(__VA_ARGS__)
#define bool3(...) metal::_make<int, 3>(__VA_ARGS__)
#define bool4(...) metal::_make<int, 4>(__VA_ARGS__)
#define vector_float2(...) metal::_make<float, 2>(__VA_ARGS__)
#define simd_float2(...) metal::_make<float, 2>(__VA_ARGS__)
#define vector_float3(...) metal::_make<float, 3>(__VA_ARGS__)
#define simd_float3(...) metal::_make<float, 3>(__VA_ARGS__)
#define vector_float4(...) metal::_make<float, 4>(__VA_ARGS__)
#define simd_float4(...) metal::_make<float, 4>(__VA_ARGS__)
