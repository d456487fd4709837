import Foundation

extension Path: LosslessStringConvertible {
  /// Reads what ``description`` writes: numbers before the operators `m` (move), `l` (line), `q` (quadratic
  /// curve), `c` (cubic curve), `h` (close) and `re` (rectangle: x y width height), apart by white space.
  ///
  /// Nil when the text is anything else.
  public init?(_ string: String) {
    var numbers: [CGFloat] = []
    var elements = PathElements()
    for word in string.split(whereSeparator: \.isWhitespace) {
      if let number = Double(word) {
        guard number.isFinite, numbers.count < 6 else { return nil }
        numbers.append(CGFloat(number))
        continue
      }
      let points = stride(from: 0, to: numbers.count - 1, by: 2).map {
        CGPoint(x: numbers[$0], y: numbers[$0 + 1])
      }
      if word != "m", word != "re", elements.isEmpty { return nil }
      switch (word, numbers.count) {
      case ("m", 2): elements.move(to: points[0])
      case ("l", 2): elements.line(to: points[0])
      case ("q", 4): elements.quad(to: points[1], control: points[0])
      case ("c", 6): elements.curve(to: points[2], control1: points[0], control2: points[1])
      case ("h", 0): elements.close()
      case ("re", 4):
        let (size, origin) = (points[1], points[0])
        elements.addRect(CGRect(x: origin.x, y: origin.y, width: size.x, height: size.y))
      default: return nil
      }
      numbers.removeAll(keepingCapacity: true)
    }
    guard numbers.isEmpty else { return nil }
    self.init(elements)
  }

  /// The elements as text, such as `0 0 m 10 0 l 10 20 5 30 0 20 c h`. Numbers are written with as many
  /// digits as it takes to read the same number back.
  public var description: String {
    var text = ""
    func write(_ point: CGPoint) {
      write(number: Double(point.x))
      write(number: Double(point.y))
    }
    func write(number: Double) {
      if number == 0 {
        text += "0 "
        return
      }
      let digits = number.description
      text += digits.hasSuffix(".0") ? String(digits.dropLast(2)) : digits
      text += " "
    }
    forEach { element in
      switch element {
      case .move(let end):
        write(end)
        text += "m "
      case .line(let end):
        write(end)
        text += "l "
      case .quadCurve(let end, let control):
        write(control)
        write(end)
        text += "q "
      case .curve(let end, let control1, let control2):
        write(control1)
        write(control2)
        write(end)
        text += "c "
      case .closeSubpath: text += "h "
      }
    }
    return String(text.dropLast())
  }
}
