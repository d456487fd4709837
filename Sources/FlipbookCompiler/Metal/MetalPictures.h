// Matrices, textures and layers, for MetalLanguage.h.
#pragma once

namespace metal {
// Matrices, by columns.

template <int columnCount, int rowCount> struct _Matrix {
  typedef typename _Make<float, rowCount>::vector Column;
  Column columns[columnCount];

  _Matrix() : columns{} {}
  explicit _Matrix(float diagonal) : columns{} {
    for (int index = 0; index < columnCount && index < rowCount; index++) columns[index][index] = diagonal;
  }
  template <class... A, typename _If<sizeof...(A) == columnCount && (_Same<A, Column>::value && ...)>::type = 0>
  _Matrix(A... values) : columns{values...} {}
  _Matrix(Column first, Column second) : columns{first, second} {}
  _Matrix(Column first, Column second, Column third) : columns{first, second, third} {}
  _Matrix(Column first, Column second, Column third, Column fourth) : columns{first, second, third, fourth} {}
  template <
      class... A, typename _If<sizeof...(A) == columnCount * rowCount && (_isScalar<A> && ...)>::type = 0>
  explicit _Matrix(A... values) : columns{} {
    float list[] = {float(values)...};
    for (int index = 0; index < columnCount * rowCount; index++) columns[index / rowCount][index % rowCount] = list[index];
  }
  Column &operator[](int index) { return columns[index]; }
  const Column &operator[](int index) const { return columns[index]; }
};
template <int c, int r> inline typename _Matrix<c, r>::Column operator*(
    const _Matrix<c, r> &matrix, typename _Make<float, c>::vector vector) {
  typename _Matrix<c, r>::Column sum = matrix.columns[0] * vector[0];
  for (int index = 1; index < c; index++) sum += matrix.columns[index] * vector[index];
  return sum;
}
template <int c, int r> inline typename _Make<float, c>::vector operator*(
    typename _Matrix<c, r>::Column vector, const _Matrix<c, r> &matrix) {
  typename _Make<float, c>::vector result;
  for (int index = 0; index < c; index++) result[index] = dot(vector, matrix.columns[index]);
  return result;
}
template <int n> inline typename _Make<float, n>::vector &operator*=(
    typename _Make<float, n>::vector &vector, const _Matrix<n, n> &matrix) {
  vector = vector * matrix;
  return vector;
}
template <int c, int k, int r> inline _Matrix<c, r> operator*(const _Matrix<k, r> &first, const _Matrix<c, k> &second) {
  _Matrix<c, r> result;
  for (int index = 0; index < c; index++) result.columns[index] = first * second.columns[index];
  return result;
}
template <int c, int r> inline _Matrix<c, r> operator*(_Matrix<c, r> matrix, float factor) {
  for (int index = 0; index < c; index++) matrix.columns[index] *= factor;
  return matrix;
}
template <int c, int r> inline _Matrix<c, r> operator*(float factor, const _Matrix<c, r> &matrix) { return matrix * factor; }
template <int c, int r> inline _Matrix<r, c> transpose(const _Matrix<c, r> &matrix) {
  _Matrix<r, c> result;
  for (int column = 0; column < c; column++) {
    for (int row = 0; row < r; row++) result.columns[row][column] = matrix.columns[column][row];
  }
  return result;
}
inline float determinant(const _Matrix<2, 2> &m) { return m[0].x * m[1].y - m[1].x * m[0].y; }
inline float determinant(const _Matrix<3, 3> &m) { return dot(m[0], cross(m[1], m[2])); }

// Pictures.

enum class access { sample, read, write, read_write };
enum class coord { normalized, pixel };
enum class address { clamp_to_zero, clamp_to_edge, repeat, mirrored_repeat };
enum class filter { nearest, linear };
typedef filter mag_filter;
typedef filter min_filter;
enum class mip_filter { none, nearest, linear };

struct level {
  constexpr level(float) {}
};
struct bias {
  constexpr bias(float) {}
};

struct sampler {
  coord space = coord::normalized;
  address edge = address::clamp_to_edge;
  filter kind = filter::nearest;

  template <class... A> constexpr sampler(A... options) { (set(options), ...); }
  constexpr void set(coord value) { space = value; }
  constexpr void set(address value) { edge = value; }
  constexpr void set(filter value) { kind = value; }
  constexpr void set(mip_filter) {}
};

// Premultiplied pixels of 8 bits a component, blue first in memory.
struct _Pixels {
  const uint *words = nullptr;
  long stride = 0;
  int x = 0, y = 0, width = 0, height = 0;

  half4 at(int column, int row) const {
    column -= x;
    row -= y;
    if (column < 0 || row < 0 || column >= width || row >= height) return half4{};
    uint word = words[row * stride + column];
    return half4{float(word >> 16 & 255), float(word >> 8 & 255), float(word & 255), float(word >> 24)} * (1 / 255.0f);
  }

  // Between the centres of pixels; beyond the edges everything is clear.
  half4 between(float column, float row) const {
    if (!(column > -1e6f && column < 1e6f && row > -1e6f && row < 1e6f)) return half4{};
    float left = __builtin_floorf(column - 0.5f), top = __builtin_floorf(row - 0.5f);
    float across = column - 0.5f - left, down = row - 0.5f - top;
    int i = int(left), j = int(top);
    half4 upper = at(i, j) + (at(i + 1, j) - at(i, j)) * across;
    half4 lower = at(i, j + 1) + (at(i + 1, j + 1) - at(i, j + 1)) * across;
    return upper + (lower - upper) * down;
  }
};

template <class T, access mode = access::sample> struct texture2d {
  _Pixels pixels;

  uint get_width(uint = 0) const { return uint(pixels.width); }
  uint get_height(uint = 0) const { return uint(pixels.height); }
  half4 read(uint2 place, uint = 0) const { return pixels.at(int(place.x), int(place.y)); }
  // Textures of functions for SwiftUI are only read.
  template <class... A> void write(A...) const {}
  // There is one level of detail, and no offset.
  template <class... A> half4 sample(sampler way, float2 place, A...) const {
    float2 size{float(pixels.width), float(pixels.height)};
    if (way.space == coord::normalized) place *= size;
    for (int axis = 0; axis < 2; axis++) {
      float length = size[axis], value = place[axis];
      if (length <= 0) return half4{};
      if (way.edge == address::clamp_to_edge) value = clamp(value, 0.5f, length - 0.5f);
      if (way.edge == address::repeat) value -= length * floor(value / length);
      if (way.edge == address::mirrored_repeat) {
        value -= 2 * length * floor(value / (2 * length));
        if (value > length) value = 2 * length - value;
      }
      place[axis] = value;
    }
    if (way.kind == filter::linear) return pixels.between(place.x, place.y);
    return pixels.at(int(floor(place.x)), int(floor(place.y)));
  }
};

typedef _Matrix<2, 2> float2x2;
typedef _Matrix<2, 3> float2x3;
typedef _Matrix<3, 2> float3x2;
typedef _Matrix<3, 3> float3x3;
typedef _Matrix<3, 4> float3x4;
typedef _Matrix<4, 3> float4x3;
typedef _Matrix<4, 4> float4x4;
typedef float2x2 half2x2;
typedef float3x3 half3x3;
typedef float4x4 half4x4;
}  // namespace metal

using namespace metal;

namespace SwiftUI {
/// A view's pixels, by points of its space.
struct Layer {
  metal::_Pixels pixels;
  // From points to pixels.
  float a, b, c, d, tx, ty;
  // Where the layer can be seen: its rectangle, and around the place that is asked for.
  float4 bounds;
  float2 place, reach;

  half4 sample(float2 p) const {
    bool isNear = fabs(p.x - place.x) <= reach.x && fabs(p.y - place.y) <= reach.y;
    bool isInside = p.x >= bounds.x && p.y >= bounds.y && p.x <= bounds.x + bounds.z && p.y <= bounds.y + bounds.w;
    if (!isNear && !isInside) return half4{};
    return pixels.between(a * p.x + c * p.y + tx, b * p.x + d * p.y + ty);
  }
};
}  // namespace SwiftUI
