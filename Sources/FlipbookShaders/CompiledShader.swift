internal import CShaderShim
import FlipbookPicture
import Foundation

/// A function of a Metal file, compiled into the program.
public final class CompiledShader: PixelFunction {
  /// The name in its source.
  public let name: String
  /// Differs between functions of different sources.
  public let digest: UInt64
  /// A letter for each parameter after the position; nil where the signature is none of SwiftUI's.
  private let parameters: [Character]?
  /// Components of the result.
  private let result: Int
  /// The function's entry in its table. Tables are part of the program and never change.
  nonisolated(unsafe) private let entry: UnsafeRawPointer

  private init(_ entry: UnsafePointer<cshader_function>) {
    let function = entry.pointee
    name = String(cString: function.name)
    digest = function.digest
    parameters = function.parameters.map { Array(String(cString: $0)) }
    result = Int(function.result)
    self.entry = UnsafeRawPointer(entry)
  }

  /// The functions of a table, which ends with an entry without a name.
  ///
  /// - Parameter address: That of a table of the program.
  public static func functions(ofTableAt address: UInt) -> [CompiledShader] {
    guard let table = UnsafeRawPointer(bitPattern: address) else { return [] }
    var next = table.assumingMemoryBound(to: cshader_function.self)
    var found: [CompiledShader] = []
    while next.pointee.name != nil {
      found.append(CompiledShader(next))
      next += 1
    }
    return found
  }

  /// The reason why the function can't be called so, in words; nil where it can.
  public func objection(to use: ShaderCall.Use, _ values: [ShaderValue]) -> String? {
    guard var letters = parameters else { return "its parameters or its result are none of a shader's" }
    guard result == (use == .distortion ? 2 : 4) else {
      return use == .distortion ? "it gives no float2" : "it gives no half4"
    }
    switch use {
    case .color where letters.first == "4", .layer where letters.first == "L": letters.removeFirst()
    case .color: return "its second parameter is no half4"
    case .layer: return "its second parameter is no SwiftUI::Layer"
    case .distortion, .paint: break
    }
    if letters.contains("L") { return "it takes a SwiftUI::Layer" }
    return Self.objection(letters, values)
  }

  private static func objection(_ letters: [Character], _ values: [ShaderValue]) -> String? {
    var wanted: [Character] = []
    for letter in letters where !(letter == "i" && wanted.last == "p") {
      // A pointer and the integer after it are one value.
      wanted.append(letter)
    }
    guard wanted.count == values.count else {
      return "it takes \(wanted.count) value\(wanted.count == 1 ? "" : "s"), not \(values.count)"
    }
    for (index, (letter, value)) in zip(wanted, values).enumerated() where !takes(letter, value) {
      return "its value \(index + 1) is of another type"
    }
    return nil
  }

  private static func takes(_ letter: Character, _ value: ShaderValue) -> Bool {
    switch value {
    case .numbers(let numbers): letter == "i" ? numbers.count == 1 : letter.wholeNumberValue == numbers.count
    case .list, .data: letter == "p"
    case .image: letter == "t"
    }
  }

  /// Calls the function for a run of pixels.
  func run(_ call: cshader_call) {
    withUnsafePointer(to: call) { cshader_run(entry.assumingMemoryBound(to: cshader_function.self), $0) }
  }
}
