// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation

// The functions that go by C's names, for vectors behind pointers whose elements lie a stride apart.

/// Elements from one that counts to the next.
public typealias vDSP_Stride = Int
/// A number of elements.
public typealias vDSP_Length = UInt

/// Fills a vector with numbers at equal distances, from one to another.
public func vDSP_vgen(
  _ start: UnsafePointer<Float>, _ end: UnsafePointer<Float>, _ result: UnsafeMutablePointer<Float>,
  _ stride: vDSP_Stride, _ count: vDSP_Length
) {
  StridedVector.ramp(from: start.pointee, to: end.pointee, into: result, stride, Int(count))
}

/// Fills a vector by straight lines between values at given places: element n is what they have at n.
public func vDSP_vgenp(
  _ values: UnsafePointer<Float>, _ valueStride: vDSP_Stride, _ places: UnsafePointer<Float>,
  _ placeStride: vDSP_Stride,
  _ result: UnsafeMutablePointer<Float>, _ stride: vDSP_Stride, _ count: vDSP_Length,
  _ valueCount: vDSP_Length
) {
  StridedVector.lines(
    (values, valueStride), (places, placeStride), Int(valueCount), into: result, stride, Int(count))
}

/// Fills a vector with a number and what comes by steps from it.
public func vDSP_vramp(
  _ start: UnsafePointer<Float>, _ step: UnsafePointer<Float>, _ result: UnsafeMutablePointer<Float>,
  _ stride: vDSP_Stride, _ count: vDSP_Length
) {
  StridedVector.ramp(from: start.pointee, by: step.pointee, into: result, stride, Int(count))
}

/// The sums of the elements of two vectors.
public func vDSP_vadd(
  _ first: UnsafePointer<Float>, _ firstStride: vDSP_Stride, _ second: UnsafePointer<Float>,
  _ secondStride: vDSP_Stride,
  _ result: UnsafeMutablePointer<Float>, _ stride: vDSP_Stride, _ count: vDSP_Length
) {
  StridedVector.combine((first, firstStride), (second, secondStride), into: result, stride, Int(count), +)
}

/// The elements of the second vector less those of the first.
public func vDSP_vsub(
  _ first: UnsafePointer<Float>, _ firstStride: vDSP_Stride, _ second: UnsafePointer<Float>,
  _ secondStride: vDSP_Stride,
  _ result: UnsafeMutablePointer<Float>, _ stride: vDSP_Stride, _ count: vDSP_Length
) {
  StridedVector.combine((second, secondStride), (first, firstStride), into: result, stride, Int(count), -)
}

/// The products of the elements of two vectors.
public func vDSP_vmul(
  _ first: UnsafePointer<Float>, _ firstStride: vDSP_Stride, _ second: UnsafePointer<Float>,
  _ secondStride: vDSP_Stride,
  _ result: UnsafeMutablePointer<Float>, _ stride: vDSP_Stride, _ count: vDSP_Length
) {
  StridedVector.combine((first, firstStride), (second, secondStride), into: result, stride, Int(count), *)
}

/// The elements of the second vector over those of the first.
public func vDSP_vdiv(
  _ first: UnsafePointer<Float>, _ firstStride: vDSP_Stride, _ second: UnsafePointer<Float>,
  _ secondStride: vDSP_Stride,
  _ result: UnsafeMutablePointer<Float>, _ stride: vDSP_Stride, _ count: vDSP_Length
) {
  StridedVector.combine((second, secondStride), (first, firstStride), into: result, stride, Int(count), /)
}

/// Each element of a vector with a number added.
public func vDSP_vsadd(
  _ vector: UnsafePointer<Float>, _ vectorStride: vDSP_Stride, _ number: UnsafePointer<Float>,
  _ result: UnsafeMutablePointer<Float>,
  _ stride: vDSP_Stride, _ count: vDSP_Length
) {
  StridedVector.combine((vector, vectorStride), (number, 0), into: result, stride, Int(count), +)
}

/// Each element of a vector times a number.
public func vDSP_vsmul(
  _ vector: UnsafePointer<Float>, _ vectorStride: vDSP_Stride, _ number: UnsafePointer<Float>,
  _ result: UnsafeMutablePointer<Float>,
  _ stride: vDSP_Stride, _ count: vDSP_Length
) {
  StridedVector.combine((vector, vectorStride), (number, 0), into: result, stride, Int(count), *)
}

/// The sum of the elements.
public func vDSP_sve(
  _ vector: UnsafePointer<Float>, _ stride: vDSP_Stride, _ result: UnsafeMutablePointer<Float>,
  _ count: vDSP_Length
) {
  result.pointee = StridedVector.elements(vector, stride, Int(count)).reduce(0, +)
}

/// The mean of the elements; not a number when there is none.
public func vDSP_meanv(
  _ vector: UnsafePointer<Float>, _ stride: vDSP_Stride, _ result: UnsafeMutablePointer<Float>,
  _ count: vDSP_Length
) {
  result.pointee = StridedVector.elements(vector, stride, Int(count)).reduce(0, +) / Float(count)
}

/// The largest element; negative infinity when there is none.
public func vDSP_maxv(
  _ vector: UnsafePointer<Float>, _ stride: vDSP_Stride, _ result: UnsafeMutablePointer<Float>,
  _ count: vDSP_Length
) {
  result.pointee = StridedVector.elements(vector, stride, Int(count)).max() ?? -.infinity
}

/// The smallest element; infinity when there is none.
public func vDSP_minv(
  _ vector: UnsafePointer<Float>, _ stride: vDSP_Stride, _ result: UnsafeMutablePointer<Float>,
  _ count: vDSP_Length
) {
  result.pointee = StridedVector.elements(vector, stride, Int(count)).min() ?? .infinity
}

/// Fills a vector with numbers at equal distances, from one to another.
public func vDSP_vgenD(
  _ start: UnsafePointer<Double>, _ end: UnsafePointer<Double>, _ result: UnsafeMutablePointer<Double>,
  _ stride: vDSP_Stride, _ count: vDSP_Length
) {
  StridedVector.ramp(from: start.pointee, to: end.pointee, into: result, stride, Int(count))
}

/// Fills a vector by straight lines between values at given places: element n is what they have at n.
public func vDSP_vgenpD(
  _ values: UnsafePointer<Double>, _ valueStride: vDSP_Stride, _ places: UnsafePointer<Double>,
  _ placeStride: vDSP_Stride,
  _ result: UnsafeMutablePointer<Double>, _ stride: vDSP_Stride, _ count: vDSP_Length,
  _ valueCount: vDSP_Length
) {
  StridedVector.lines(
    (values, valueStride), (places, placeStride), Int(valueCount), into: result, stride, Int(count))
}

/// Fills a vector with a number and what comes by steps from it.
public func vDSP_vrampD(
  _ start: UnsafePointer<Double>, _ step: UnsafePointer<Double>, _ result: UnsafeMutablePointer<Double>,
  _ stride: vDSP_Stride, _ count: vDSP_Length
) {
  StridedVector.ramp(from: start.pointee, by: step.pointee, into: result, stride, Int(count))
}

/// The sums of the elements of two vectors.
public func vDSP_vaddD(
  _ first: UnsafePointer<Double>, _ firstStride: vDSP_Stride, _ second: UnsafePointer<Double>,
  _ secondStride: vDSP_Stride,
  _ result: UnsafeMutablePointer<Double>, _ stride: vDSP_Stride, _ count: vDSP_Length
) {
  StridedVector.combine((first, firstStride), (second, secondStride), into: result, stride, Int(count), +)
}

/// The elements of the second vector less those of the first.
public func vDSP_vsubD(
  _ first: UnsafePointer<Double>, _ firstStride: vDSP_Stride, _ second: UnsafePointer<Double>,
  _ secondStride: vDSP_Stride,
  _ result: UnsafeMutablePointer<Double>, _ stride: vDSP_Stride, _ count: vDSP_Length
) {
  StridedVector.combine((second, secondStride), (first, firstStride), into: result, stride, Int(count), -)
}

/// The products of the elements of two vectors.
public func vDSP_vmulD(
  _ first: UnsafePointer<Double>, _ firstStride: vDSP_Stride, _ second: UnsafePointer<Double>,
  _ secondStride: vDSP_Stride,
  _ result: UnsafeMutablePointer<Double>, _ stride: vDSP_Stride, _ count: vDSP_Length
) {
  StridedVector.combine((first, firstStride), (second, secondStride), into: result, stride, Int(count), *)
}

/// The elements of the second vector over those of the first.
public func vDSP_vdivD(
  _ first: UnsafePointer<Double>, _ firstStride: vDSP_Stride, _ second: UnsafePointer<Double>,
  _ secondStride: vDSP_Stride,
  _ result: UnsafeMutablePointer<Double>, _ stride: vDSP_Stride, _ count: vDSP_Length
) {
  StridedVector.combine((second, secondStride), (first, firstStride), into: result, stride, Int(count), /)
}

/// Each element of a vector with a number added.
public func vDSP_vsaddD(
  _ vector: UnsafePointer<Double>, _ vectorStride: vDSP_Stride, _ number: UnsafePointer<Double>,
  _ result: UnsafeMutablePointer<Double>,
  _ stride: vDSP_Stride, _ count: vDSP_Length
) {
  StridedVector.combine((vector, vectorStride), (number, 0), into: result, stride, Int(count), +)
}

/// Each element of a vector times a number.
public func vDSP_vsmulD(
  _ vector: UnsafePointer<Double>, _ vectorStride: vDSP_Stride, _ number: UnsafePointer<Double>,
  _ result: UnsafeMutablePointer<Double>,
  _ stride: vDSP_Stride, _ count: vDSP_Length
) {
  StridedVector.combine((vector, vectorStride), (number, 0), into: result, stride, Int(count), *)
}

/// The sum of the elements.
public func vDSP_sveD(
  _ vector: UnsafePointer<Double>, _ stride: vDSP_Stride, _ result: UnsafeMutablePointer<Double>,
  _ count: vDSP_Length
) {
  result.pointee = StridedVector.elements(vector, stride, Int(count)).reduce(0, +)
}

/// The mean of the elements; not a number when there is none.
public func vDSP_meanvD(
  _ vector: UnsafePointer<Double>, _ stride: vDSP_Stride, _ result: UnsafeMutablePointer<Double>,
  _ count: vDSP_Length
) {
  result.pointee = StridedVector.elements(vector, stride, Int(count)).reduce(0, +) / Double(count)
}

/// The largest element; negative infinity when there is none.
public func vDSP_maxvD(
  _ vector: UnsafePointer<Double>, _ stride: vDSP_Stride, _ result: UnsafeMutablePointer<Double>,
  _ count: vDSP_Length
) {
  result.pointee = StridedVector.elements(vector, stride, Int(count)).max() ?? -.infinity
}

/// The smallest element; infinity when there is none.
public func vDSP_minvD(
  _ vector: UnsafePointer<Double>, _ stride: vDSP_Stride, _ result: UnsafeMutablePointer<Double>,
  _ count: vDSP_Length
) {
  result.pointee = StridedVector.elements(vector, stride, Int(count)).min() ?? .infinity
}
