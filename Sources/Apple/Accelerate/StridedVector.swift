/// Vectors as C's functions take them: a pointer, the stride from element to element, and a count.
enum StridedVector {
  static func elements<T>(_ vector: UnsafePointer<T>, _ stride: Int, _ count: Int) -> [T] {
    (0..<count).map { vector[$0 * stride] }
  }

  static func ramp<T: BinaryFloatingPoint>(
    from start: T, to end: T, into result: UnsafeMutablePointer<T>, _ stride: Int, _ count: Int
  ) {
    for index in 0..<count {
      let share = count > 1 ? T(index) / T(count - 1) : 0
      result[index * stride] = start + (end - start) * share
    }
  }

  static func ramp<T: BinaryFloatingPoint>(
    from start: T, by step: T, into result: UnsafeMutablePointer<T>, _ stride: Int, _ count: Int
  ) {
    for index in 0..<count { result[index * stride] = start + T(index) * step }
  }

  /// Element by element, in order, so that the result may be one of the vectors. A stride of 0 is a number for all.
  static func combine<T>(
    _ left: (UnsafePointer<T>, Int), _ right: (UnsafePointer<T>, Int), into result: UnsafeMutablePointer<T>,
    _ stride: Int, _ count: Int, _ operation: (T, T) -> T
  ) {
    for index in 0..<count {
      result[index * stride] = operation(left.0[index * left.1], right.0[index * right.1])
    }
  }

  /// Before the first place the first value, after the last one the last.
  static func lines<T: BinaryFloatingPoint>(
    _ values: (UnsafePointer<T>, Int), _ places: (UnsafePointer<T>, Int), _ valueCount: Int,
    into result: UnsafeMutablePointer<T>, _ stride: Int, _ count: Int
  ) {
    guard valueCount > 0 else { return }
    func value(_ index: Int) -> T { values.0[index * values.1] }
    func place(_ index: Int) -> T { places.0[index * places.1] }
    var part = 0
    for index in 0..<count {
      let x = T(index)
      while part < valueCount, place(part) < x { part += 1 }
      if part == 0 {
        result[index * stride] = value(0)
      } else if part == valueCount {
        result[index * stride] = value(valueCount - 1)
      } else {
        let (low, high) = (place(part - 1), place(part))
        let share = high > low ? (x - low) / (high - low) : 1
        result[index * stride] = value(part - 1) + (value(part) - value(part - 1)) * share
      }
    }
  }
}
