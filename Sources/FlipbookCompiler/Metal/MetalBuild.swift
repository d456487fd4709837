import FlipbookExport
import FlipbookScenes
import Foundation

/// Compiles Metal files to objects of the processor, by the toolchain's clang.
struct MetalBuild {
  let compiler: String
  /// A folder for what the compiler reads and writes.
  let staging: String

  /// - Parameter swift: The path of `swiftc`, beside which clang lies.
  init(swift: String, staging: String) {
    let folder = URL(fileURLWithPath: swift).resolvingSymlinksInPath().deletingLastPathComponent().path
    compiler = folder + "/clang"
    self.staging = staging + "/metal"
  }

  /// The headers that files name; all they need is in the one that comes first.
  private static let headers = [
    "metal_stdlib", "metal_math", "metal_types", "metal_common", "metal_geometric", "metal_graphics",
    "metal_texture", "metal_matrix", "metal_relational", "metal_integer", "metal_compute", "metal_atomic",
    "metal_pack", "SwiftUI/SwiftUI_Metal.h", "SwiftUI/SwiftUI.h", "simd/simd.h", "CoreImage/CoreImage.h",
    "RealityKit/RealityKit.h", "TargetConditionals.h",
  ]

  /// As C++ without its library. Constants are floats, and every processor rounds after each operation.
  private static let flags = [
    "-x", "c++", "-std=c++17", "-O2", "-c", "-fPIC", "-ffreestanding", "-nostdlibinc", "-fno-exceptions",
    "-fno-rtti", "-fno-math-errno", "-Wno-everything",
    // A function that no file defines fails its file, not the link of the scene.
    "-Werror=undefined-internal", "-Xclang", "-cl-single-precision-constant", "-ffp-contract=off",
    "-fno-caret-diagnostics", "-fno-color-diagnostics", "-D__METAL_VERSION__=320",
    // The names of TargetConditionals.h on a phone.
    "-DTARGET_OS_MAC=1", "-DTARGET_OS_IPHONE=1", "-DTARGET_OS_IOS=1", "-DTARGET_OS_EMBEDDED=1",
    "-DTARGET_OS_OSX=0", "-DTARGET_OS_WATCH=0", "-DTARGET_OS_TV=0", "-DTARGET_OS_VISION=0",
    "-DTARGET_OS_MACCATALYST=0", "-DTARGET_OS_SIMULATOR=0",
  ]

  /// How long one file may take, in seconds.
  private static let limit = 60.0

  /// Compiles each file by itself; a file that fails is reported and the others go on.
  func run(_ files: MetalFiles) throws -> MetalObjects {
    var result = MetalObjects()
    guard !files.paths.isEmpty else { return result }
    try writeHeaders()
    let contents = files.paths.compactMap { path in
      FileManager.default.contents(atPath: path).map {
        MetalLinks.File(path: path, content: String(decoding: $0, as: UTF8.self))
      }
    }
    let links = MetalLinks(contents)
    for (index, file) in contents.enumerated() {
      let (path, symbol) = (file.path, "flipbook_shaders_\(index)")
      guard let source = MetalSource(file, after: links.needed(by: index), symbol: symbol) else { continue }
      let (place, object) = ("\(staging)/\(index).cpp", "\(staging)/\(index).o")
      try Data(source.text.utf8).write(to: URL(fileURLWithPath: place))
      if let reason = try compile(place, to: object, folder: (path as NSString).deletingLastPathComponent) {
        result.failures.append(reason)
      } else {
        result.add(object, symbol)
      }
    }
    return result
  }

  private func writeHeaders() throws {
    let texts = [
      ("MetalLanguage.h", PackageResources.MetalLanguage_h),
      ("MetalPictures.h", PackageResources.MetalPictures_h), ("MetalCalls.h", PackageResources.MetalCalls_h),
      ("CShaderShim.h", PackageResources.CShaderShim_h),
    ]
    for name in Self.headers {
      let path = "\(staging)/include/\(name)"
      try FileManager.default.createDirectory(
        atPath: (path as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
      try Data().write(to: URL(fileURLWithPath: path))
    }
    for (name, bytes) in texts { try Data(bytes).write(to: URL(fileURLWithPath: "\(staging)/\(name)")) }
  }

  /// - Returns: Nil when it is done, else the first message.
  private func compile(_ source: String, to object: String, folder: String) throws -> String? {
    let log = object + ".log"
    let request = ChildRequest(
      compiler,
      Self.flags + [
        "-include", staging + "/MetalLanguage.h", "-I", staging + "/include", "-I", folder, source, "-o",
        object,
      ])
    guard
      let exit = try RunningChild.run(
        request, streams: ChildProcess.Streams(output: log, errors: log), limit: Self.limit)
    else { return "\(source): it takes more than \(Int(Self.limit)) seconds" }
    if exit == .code(0) { return nil }
    let lines = ((try? String(contentsOfFile: log, encoding: .utf8)) ?? "").split(separator: "\n")
    return lines.first { $0.contains("error:") }.map(String.init) ?? "clang ended with \(exit)"
  }
}
