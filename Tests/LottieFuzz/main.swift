// Reads and records changed Lottie files without end or until a count: FlipbookLottieFuzz FOLDER [--seed N] [--count N]
// [--from N] [--keep 1] [--paint 1]. With --time SIDE it times the frames of a file instead: FlipbookLottieFuzz FILE --time 1080.
import FlipbookDiagnostics
import FlipbookLottie
import FlipbookPicture
import FlipbookRaster
import Foundation

/// No pictures and no fonts: what is tried is the reading and the recording.
struct NoImages: ImageProvider {
  func bitmap(named name: String) -> LoadedImage? { nil }
  func symbol(named name: String, font: FontDescriptor, scale: SymbolScale) -> SymbolOutline? { nil }
}

struct NoText: TextEngine {
  func layout(_ content: TextContent, in size: CGSize) -> TextLayout {
    TextLayout(lines: [], size: .zero, isTruncated: false)
  }
}

func option(_ name: String, _ fallback: Int) -> Int {
  let arguments = CommandLine.arguments
  guard let index = arguments.firstIndex(of: name), index + 1 < arguments.count else { return fallback }
  return Int(arguments[index + 1]) ?? fallback
}

/// Seconds of the processor: others may want it too.
func processorTime() -> Double {
  var time = timespec()
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
  return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
}

let folder = CommandLine.arguments.count > 1 ? CommandLine.arguments[1] : "."
let resources = LottieResources(images: NoImages(), textEngine: NoText())
if option("--time", 0) > 0 {
  try FrameTimes.print(folder, side: option("--time", 0), resources: resources)
  exit(0)
}
let names = ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
let seeds = names.filter { $0.hasSuffix(".json") || $0.hasSuffix(".lottie") }
  .compactMap { FileManager.default.contents(atPath: "\(folder)/\($0)").map { [UInt8]($0) } }
  .filter { $0.count < 20_000 }
guard !seeds.isEmpty else {
  print("There is no small .json or .lottie file in \"\(folder)\".")
  exit(2)
}
let seed = option("--seed", 1)
let count = option("--count", 1_000_000)
let record = "\(NSTemporaryDirectory())lottie-fuzz-\(getpid()).json"
var input = FuzzInput(seed: UInt64(bitPattern: Int64(seed)), seeds: seeds)
let canvas = CGRect(x: 0, y: 0, width: 100, height: 100)
/// Paints the pictures too, where asked.
let raster = option("--paint", 0) != 0 ? try? RasterCanvas(width: 100, height: 100) : nil
let skipped = option("--from", 0)
var (read, slowest, slowestInput) = (0, 0.0, 0)
let start = Date()
for number in 0..<count {
  let bytes = input.make()
  guard number >= skipped else { continue }
  // A crash leaves the input that it came from.
  if option("--keep", 0) != 0 { try? Data(bytes).write(to: URL(fileURLWithPath: record)) }
  let began = processorTime()
  DiagnosticCollector.$current.withValue(DiagnosticCollector()) {
    guard let file = try? LottieFile(bytes, resources: resources) else { return }
    read += 1
    let kept = LottieRecord()
    for share in [0, 0.37, 0.99, 0.37, 2] {
      let frame = file.inPoint + (file.outPoint - file.inPoint) * share
      let items = file.items(at: frame, transform: .identity, canvas: canvas, record: kept)
      // What is kept from one picture to the next must not show.
      if share != 0, items != file.items(at: frame, transform: .identity, canvas: canvas) {
        print("input \(number) is another picture with what was kept, at \(share)")
      }
      raster?.paint(DisplayList(size: canvas.size, items: items))
    }
  }
  let time = processorTime() - began
  if time > slowest { (slowest, slowestInput) = (time, number) }
  if time > 2 { print("input \(number) takes \(time) s") }
  if number % 50_000 == 49_999 {
    print(
      "\(number + 1) inputs, \(read) read, \(Int(Date().timeIntervalSince(start))) s, slowest \(slowest) s (\(slowestInput))"
    )
  }
}
print("\(count) inputs of seed \(seed), \(read) read, no crash, \(Int(Date().timeIntervalSince(start))) s")
