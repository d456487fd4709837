// swift-tools-version: 6.1
import Foundation
import PackageDescription

/// The folder of the toolchain's SwiftSyntax libraries, found through the `swiftc` on the PATH.
/// They ship with the toolchain but outside the default search paths.
let hostLibraries: String = {
  let path = Context.environment["PATH"] ?? ""
  for folder in path.split(separator: ":") {
    let compiler = URL(fileURLWithPath: String(folder)).appendingPathComponent("swiftc")
    guard FileManager.default.fileExists(atPath: compiler.path) else { continue }
    let bin = compiler.resolvingSymlinksInPath().deletingLastPathComponent()
    let host = bin.deletingLastPathComponent().appendingPathComponent("lib/swift/host")
    if FileManager.default.fileExists(atPath: host.path) { return host.path }
  }
  return "/usr/lib/swift/host"
}()

/// Whether another package fetched this one by a version. The package manager takes no compiler flags of such packages.
let isFetched = Context.packageDirectory.contains("/checkouts/")

/// Pixels are slow without optimisation: a test that paints would take a minute in place of a second.
let optimised: [SwiftSetting] =
  isFetched ? [] : [.unsafeFlags(["-O", "-wmo", "-num-threads", "2"], .when(configuration: .debug))]

/// A crash of a scene is written down by a program that reads the debug information of all that is loaded: that of the
/// library took it 5 to 26 s of processor time. `FLIPBOOK_DEBUG_INFO=1` keeps it.
let stripped: [LinkerSetting] =
  isFetched || Context.environment["FLIPBOOK_DEBUG_INFO"] != nil
  ? [] : [.unsafeFlags(["-Xlinker", "--strip-debug"])]

/// For the targets that see the modules of those libraries, directly or through FlipbookCompiler.
let hostModules: [SwiftSetting] = [.unsafeFlags(["-I", hostLibraries])]

func cLibrary(_ name: String, pkgConfig: String? = nil, apt: [String]) -> Target {
  .systemLibrary(name: name, path: "Sources/C/\(name)", pkgConfig: pkgConfig, providers: [.apt(apt)])
}

/// Modules named as Apple's, so that files written for its systems compile unchanged.
let appleModules = [
  "SwiftUI", "Combine", "UIKit", "QuartzCore", "Accelerate", "Lottie", "Charts", "SwiftData", "StoreKit",
  "WidgetKit", "AppIntents", "ActivityKit", "HealthKit", "Contacts", "ContactsUI", "WeatherKit",
  "AuthenticationServices", "SpriteKit",
]

let package = Package(
  name: "Flipbook",
  products: [
    .library(
      name: "Flipbook", type: .dynamic,
      targets: ["Flipbook", "FlipbookCairo", "FlipbookCommand", "FlipbookFigures", "FlipbookLibrary"]
        + appleModules),
    // For targets of other packages that import SwiftUI and its companions, where there is no Mac.
    .library(name: "FlipbookModules", targets: ["Flipbook", "FlipbookFigures"] + appleModules),
    // For the tests of such packages; holds what it needs of Flipbook itself.
    .library(name: "FlipbookTesting", targets: ["FlipbookTesting", "FlipbookFigures"] + appleModules),
    .executable(name: "flipbook", targets: ["FlipbookTool"]),
  ],
  targets: [
    // System libraries: module maps and nothing else.
    cLibrary("CCairo", pkgConfig: "cairo", apt: ["libcairo2-dev"]),
    cLibrary("CXXHash", pkgConfig: "libxxhash", apt: ["libxxhash-dev"]),
    // Cairo's fonts bring FreeType, whose declarations CPango has.
    .target(name: "CCairoShim", dependencies: ["CCairo"], path: "Sources/C/CCairoShim"),
    // Pango brings GLib, whose option parser the command line uses: one module for both, since two modules
    // that include the same headers hide each other's declarations.
    cLibrary("CPango", pkgConfig: "pangocairo", apt: ["libpango1.0-dev"]),
    cLibrary("CFontconfig", pkgConfig: "fontconfig", apt: ["libfontconfig-dev"]),
    cLibrary("CISAL", pkgConfig: "libisal", apt: ["libisal-dev"]),
    cLibrary("CGIF", pkgConfig: "libgif", apt: ["libgif-dev"]),
    cLibrary("CWebP", pkgConfig: "libwebp", apt: ["libwebp-dev"]),
    cLibrary("CWebPDemux", pkgConfig: "libwebpdemux", apt: ["libwebp-dev"]),
    cLibrary("CTurboJPEG", pkgConfig: "libturbojpeg", apt: ["libturbojpeg0-dev"]),
    // Libraries that few pictures need are loaded when one is used first: linked, they and the sixty that they bring
    // would be loaded at every start. Of these shims' libraries only the headers of libzip are needed to build.
    .target(name: "CLazyLibrary", path: "Sources/C/CLazyLibrary"),
    // librsvg brings GLib, as Pango does: a shim without GLib's types keeps their declarations apart.
    .target(name: "CRSVGShim", dependencies: ["CLazyLibrary", "CPango"], path: "Sources/C/CRSVGShim"),
    // libzip reads the containers of animations; a shim bounds what it reads and checks every status.
    .target(
      name: "CZipShim", dependencies: ["CLazyLibrary"], path: "Sources/C/CZipShim",
      linkerSettings: [.linkedLibrary("z")]),
    // Expat, which Fontconfig brings anyway, reads the files of Interface Builder.
    .target(
      name: "CExpatShim", path: "Sources/C/CExpatShim", linkerSettings: [.linkedLibrary("expat")]),
    // Poppler brings GLib too.
    .target(name: "CPDFShim", dependencies: ["CLazyLibrary", "CPango"], path: "Sources/C/CPDFShim"),
    // Little CMS's pixel formats are macros that Swift can't see.
    cLibrary("CLCMS", pkgConfig: "lcms2", apt: ["liblcms2-dev"]),
    .target(name: "CLCMSShim", dependencies: ["CLCMS"], path: "Sources/C/CLCMSShim"),
    // libpng reports errors by longjmp, which Swift can't cross: a shim turns them into return codes.
    cLibrary("CPNG", pkgConfig: "libpng", apt: ["libpng-dev"]),
    .target(name: "CPNGShim", dependencies: ["CPNG"], path: "Sources/C/CPNGShim"),
    // libdispatch's main queue, drained between the events of a film.
    .target(name: "CMainQueue", path: "Sources/C/CMainQueue", linkerSettings: [.linkedLibrary("dispatch")]),
    // Addresses of a scene's objects, which sets order them by.
    .target(name: "CObjectHeap", path: "Sources/C/CObjectHeap"),
    // Starts a test program again with the seeds of hashes pinned.
    .target(name: "CHashSeeds", path: "Sources/C/CHashSeeds"),
    // Initializers of classes that are only known as the program runs.
    .target(name: "CClassInit", path: "Sources/C/CClassInit"),
    .target(name: "CPipe", path: "Sources/C/CPipe"),
    // The functions of Metal files, as the C++ that they are compiled to has them.
    .target(name: "CShaderShim", path: "Sources/C/CShaderShim"),
    // What must happen between fork and exec, in signal handlers, and in memory that two processes share.
    .target(name: "CProcess", path: "Sources/C/CProcess"),
    // Loops that are compiled for more than one processor, which Swift has no way to say.
    .target(
      name: "CPixelRows", path: "Sources/C/CPixelRows",
      cSettings: isFetched ? [] : [.unsafeFlags(["-O2"], .when(configuration: .debug))]),

    .target(name: "FlipbookDiagnostics"),
    // What Combine is on Apple's systems, as far as scenes need it.
    .target(name: "FlipbookCombine"),
    // Pictures as values: paths, colours, gradients, bitmaps, laid out text, filters, display lists.
    .target(name: "FlipbookPicture", dependencies: ["FlipbookDiagnostics"]),
    // Functions of Metal files that are compiled into a scene's program.
    .target(name: "FlipbookShaders", dependencies: ["FlipbookPicture", "CShaderShim"]),
    // Hashes of files' bytes. Scenes don't load it, since its C module is not on their path.
    .target(name: "FlipbookDigest", dependencies: ["FlipbookPicture", "CXXHash"]),
    .target(name: "FlipbookMotion", dependencies: ["FlipbookDiagnostics", "FlipbookPicture"]),
    // Film time, and what belongs to one scene.
    .target(name: "FlipbookTime", dependencies: ["FlipbookDiagnostics"]),
    // What a film has beside pictures: sounds and captions as values, and the structure of its time.
    .target(name: "FlipbookMedia", dependencies: ["FlipbookPicture", "FlipbookTime"]),
    .target(
      name: "FlipbookDrawing",
      dependencies: ["FlipbookDiagnostics", "FlipbookMotion", "FlipbookPicture", "FlipbookTime"],
      // ICU of the toolchain's Foundation: units, lists and relative dates in all languages.
      linkerSettings: [.linkedLibrary("_FoundationICU")]),
    .target(
      name: "FlipbookRaster",
      dependencies: [
        "FlipbookDigest",
        "FlipbookDiagnostics", "FlipbookPicture", "FlipbookShaders", "CCairo", "CPango", "CFontconfig",
        "CISAL",
        "CGIF", "CWebP",
        "CTurboJPEG", "CPNG", "CPNGShim", "CRSVGShim", "CPDFShim", "CLCMSShim", "CPipe", "CPixelRows",
      ],
      swiftSettings: optimised),
    // Display lists on any surface of Cairo's.
    .target(
      name: "FlipbookCairo",
      dependencies: ["FlipbookDiagnostics", "FlipbookPicture", "FlipbookRaster", "CCairo", "CCairoShim"],
      swiftSettings: optimised),
    .target(
      name: "FlipbookExport",
      dependencies: [
        "FlipbookDigest",
        "FlipbookDiagnostics", "FlipbookMedia", "FlipbookPicture", "FlipbookRaster", "CProcess",
      ]),
    // Films and animated pictures as input.
    .target(
      name: "FlipbookVideo",
      dependencies: [
        "FlipbookDigest",
        "FlipbookDiagnostics", "FlipbookExport", "FlipbookPicture", "FlipbookRaster", "CProcess",
        "CWebPDemux",
      ]),
    .target(
      name: "FlipbookCompare", dependencies: ["FlipbookDiagnostics", "FlipbookPicture"],
      resources: [.embedInCode("Page/report.css"), .embedInCode("Page/report.js")],
      // Metrics are loops over pixels.
      swiftSettings: optimised),
    .target(
      name: "FlipbookLayers",
      dependencies: [
        "FlipbookDiagnostics", "FlipbookLottie", "FlipbookMotion", "FlipbookTime", "FlipbookDrawing",
      ]),
    // Lottie animations: files to display lists.
    .target(name: "FlipbookLottie", dependencies: ["FlipbookDiagnostics", "FlipbookPicture", "CZipShim"]),
    // Layers as data: scene files of JSON.
    .target(
      name: "FlipbookLayerScenes",
      dependencies: [
        "FlipbookDiagnostics", "FlipbookLottie", "FlipbookMedia", "FlipbookMotion", "FlipbookDrawing",
        "FlipbookLayers",
      ]),
    .target(
      name: "FlipbookViews",
      dependencies: [
        "FlipbookMedia", "FlipbookTime",
        "FlipbookDiagnostics", "FlipbookCombine", "FlipbookMotion", "FlipbookDrawing",
      ]),
    // Part of the dynamic library alone.
    .target(name: "FlipbookLibrary", linkerSettings: stripped),
    // Charts of data under Swift Charts' names.
    .target(
      name: "FlipbookCharts",
      dependencies: [
        "FlipbookDiagnostics", "FlipbookMotion", "FlipbookDrawing", "FlipbookTime", "FlipbookViews",
      ]),
    // What people explain with: number lines, graphs, arrows, tables, typed texts.
    .target(
      name: "FlipbookFigures",
      dependencies: [
        "FlipbookCharts", "FlipbookCombine", "FlipbookDiagnostics", "FlipbookDrawing", "FlipbookMotion",
        "FlipbookTime", "FlipbookViews",
      ]),
    // Rigid bodies: shapes, contacts and bonds, below UIKit's animators and SpriteKit's scenes.
    .target(name: "FlipbookDynamics", dependencies: ["FlipbookPicture"]),
    // UIKit's face over layers: views, view controllers, constraints, controls and touches.
    .target(
      name: "FlipbookUIKit",
      dependencies: [
        "FlipbookTime",
        "FlipbookCombine", "FlipbookDiagnostics", "FlipbookDrawing", "FlipbookDynamics", "FlipbookLayers",
        "FlipbookMotion", "FlipbookPicture", "FlipbookViews", "CClassInit", "CExpatShim",
      ]),
    .target(
      name: "Flipbook",
      dependencies: [
        "FlipbookTime", "FlipbookLayerScenes", "FlipbookCharts",
        "FlipbookDiagnostics", "FlipbookCombine", "FlipbookMedia", "FlipbookMotion", "FlipbookDrawing",
        "FlipbookLayers", "FlipbookUIKit", "FlipbookViews",
      ]),
    .target(name: "SwiftUI", dependencies: ["Flipbook"], path: "Sources/Apple/SwiftUI"),
    .target(name: "Combine", dependencies: ["Flipbook"], path: "Sources/Apple/Combine"),
    .target(name: "UIKit", dependencies: ["Flipbook"], path: "Sources/Apple/UIKit"),
    .target(name: "QuartzCore", dependencies: ["Flipbook"], path: "Sources/Apple/QuartzCore"),
    .target(name: "Accelerate", dependencies: ["Flipbook"], path: "Sources/Apple/Accelerate"),
    .target(name: "Charts", dependencies: ["Flipbook", "FlipbookCharts"], path: "Sources/Apple/Charts"),
    // Lottie animations under the names of lottie-ios.
    .target(
      name: "Lottie",
      dependencies: [
        "Flipbook", "FlipbookDiagnostics", "FlipbookDrawing", "FlipbookLayers", "FlipbookLottie",
      ],
      path: "Sources/Apple/Lottie"),
    // A store without products under the names of StoreKit.
    .target(name: "StoreKit", dependencies: ["Flipbook"], path: "Sources/Apple/StoreKit"),
    // Widgets in previews, weather that nobody forecasts and accounts that nobody has, under Apple's names.
    .target(
      name: "WidgetKit", dependencies: ["ActivityKit", "AppIntents", "Flipbook", "FlipbookViews"],
      path: "Sources/Apple/WidgetKit"),
    .target(
      name: "AppIntents", dependencies: ["Flipbook", "FlipbookDiagnostics", "FlipbookTime", "FlipbookViews"],
      path: "Sources/Apple/AppIntents"),
    .target(
      name: "ActivityKit", dependencies: ["Flipbook", "FlipbookDiagnostics", "FlipbookTime"],
      path: "Sources/Apple/ActivityKit"),
    // Health data and an address book of a device without any.
    .target(
      name: "Contacts", dependencies: ["Flipbook", "FlipbookDiagnostics"], path: "Sources/Apple/Contacts"),
    .target(name: "ContactsUI", dependencies: ["Contacts"], path: "Sources/Apple/ContactsUI"),
    .target(
      name: "HealthKit", dependencies: ["Flipbook", "FlipbookDiagnostics"], path: "Sources/Apple/HealthKit"),
    .target(
      name: "WeatherKit", dependencies: ["Flipbook", "FlipbookDiagnostics"], path: "Sources/Apple/WeatherKit"),
    .target(
      name: "AuthenticationServices", dependencies: ["Flipbook"], path: "Sources/Apple/AuthenticationServices"
    ),
    // Scenes of sprites: nodes, actions, particles, physics.
    .target(
      name: "SpriteKit",
      dependencies: [
        "Flipbook", "FlipbookDiagnostics", "FlipbookDrawing", "FlipbookDynamics", "FlipbookLayers",
        "FlipbookPicture", "FlipbookUIKit", "FlipbookViews",
      ],
      path: "Sources/Apple/SpriteKit"),
    // Models in memory under the names of SwiftData.
    .target(
      name: "SwiftData", dependencies: ["Flipbook", "FlipbookDiagnostics", "FlipbookTime"],
      path: "Sources/Apple/SwiftData"),
    .target(
      name: "FlipbookScenes",
      dependencies: [
        "Flipbook", "FlipbookCairo", "FlipbookDiagnostics", "FlipbookDigest", "FlipbookDrawing",
        "FlipbookExport", "FlipbookLayers", "FlipbookLayerScenes", "FlipbookLottie", "FlipbookMedia",
        "FlipbookMotion",
        "FlipbookRaster", "FlipbookShaders", "FlipbookTime", "FlipbookUIKit", "FlipbookVideo",
        "FlipbookViews", "CMainQueue", "CObjectHeap", "CProcess",
      ]),
    // Projects as they lie on the disk: packages, Xcode's projects and workspaces, folders.
    .target(
      name: "FlipbookProjects", dependencies: ["FlipbookExport", "FlipbookScenes"]),
    .target(
      name: "FlipbookGoldens",
      dependencies: [
        "FlipbookLayerScenes",
        "FlipbookCompare", "FlipbookDiagnostics", "FlipbookDrawing", "FlipbookLayers", "FlipbookRaster",
        "FlipbookExport", "FlipbookScenes", "CProcess",
      ]),
    .target(
      name: "FlipbookTesting",
      dependencies: [
        "Flipbook", "FlipbookCompare", "FlipbookDrawing", "FlipbookExport", "FlipbookGoldens",
        "FlipbookRaster", "FlipbookScenes", "CHashSeeds",
      ]),
    .target(
      name: "FlipbookCommand",
      dependencies: [
        "FlipbookDigest",
        "Flipbook", "FlipbookCairo", "FlipbookCompare", "FlipbookDiagnostics", "FlipbookDrawing",
        "FlipbookExport", "FlipbookLayerScenes",
        "FlipbookGoldens", "FlipbookLayers", "FlipbookLottie", "FlipbookMedia", "FlipbookMotion",
        "FlipbookProjects", "FlipbookRaster", "FlipbookScenes", "FlipbookViews", "CPango", "CProcess",
      ]),
    .target(
      name: "FlipbookCompiler",
      dependencies: [
        "FlipbookDigest",
        "Flipbook", "FlipbookDiagnostics", "FlipbookDrawing", "FlipbookExport", "FlipbookLayerScenes",
        "FlipbookProjects", "FlipbookScenes",
      ],
      resources: [
        .embedInCode("Metal/MetalLanguage.h"), .embedInCode("Metal/MetalPictures.h"),
        .embedInCode("Metal/MetalCalls.h"), .embedInCode("Metal/CShaderShim.h"),
      ],
      swiftSettings: hostModules,
      linkerSettings: [
        .unsafeFlags([
          "-L", hostLibraries, "-lSwiftParser", "-lSwiftSyntax", "-Xlinker", "-rpath", "-Xlinker",
          hostLibraries,
        ])
      ]),
    // The film in a browser while it is written: an HTTP server on the loopback interface, and its page.
    .target(name: "CSoupShim", dependencies: ["CLazyLibrary", "CPango"], path: "Sources/C/CSoupShim"),
    .target(
      name: "FlipbookStudio",
      dependencies: [
        "FlipbookCommand", "FlipbookExport", "FlipbookGoldens", "FlipbookScenes", "CProcess", "CSoupShim",
      ],
      resources: [
        "comparison.js", "connection.js", "goldens.js", "icon.svg", "index.html", "panels.js", "player.js",
        "sections.js", "stage.js", "studio.css", "studio.js", "timeline.js", "tree.js",
      ].map { .embedInCode("Page/\($0)") }),
    .executableTarget(
      name: "FlipbookTool",
      dependencies: ["FlipbookCommand", "FlipbookCompiler", "FlipbookScenes", "FlipbookStudio"],
      swiftSettings: hostModules),
    .executableTarget(
      name: "FlipbookBenchmarks",
      dependencies: [
        "Flipbook", "FlipbookCairo", "FlipbookCompare", "FlipbookDrawing", "FlipbookExport", "FlipbookLayers",
        "FlipbookMotion", "FlipbookRaster", "FlipbookViews", "CCairo",
      ],
      path: "benchmarks", exclude: ["Peers", "Reference", "simulate-cluster.py"]),
    // Draws the scenes that `make reference` compares with other renderers.
    .executableTarget(
      name: "FlipbookReference", dependencies: ["FlipbookCairo", "FlipbookDrawing", "FlipbookRaster"],
      path: "benchmarks/Reference",
      exclude: ["areas.py", "drawing.py", "reference.py", "scenes.py"]),

    // The example scenes as a module, so that tests can render them without compiling each.
    .target(
      name: "FlipbookExampleScenes",
      dependencies: ["Flipbook", "SwiftUI", "UIKit", "Accelerate", "Charts", "FlipbookFigures", "SpriteKit"],
      path: "scenes",
      exclude: ["layers", "lottie", "sound"],
      // As the command line compiles them. The tests' programs see what is not public, in a release too.
      swiftSettings: [
        .swiftLanguageMode(.v5), .unsafeFlags(["-enable-testing"], .when(configuration: .release)),
      ]),
    // Files as people publish them, for tests that they compile unchanged and move.
    .target(
      name: "FlipbookPublicStyleScenes", dependencies: ["Flipbook", "SwiftUI", "UIKit", "Combine"],
      path: "Tests/PublicStyleScenes",
      swiftSettings: [
        .swiftLanguageMode(.v5), .unsafeFlags(["-enable-testing"], .when(configuration: .release)),
      ]),
    // Both of them by name.
    .target(
      name: "FlipbookSceneLists",
      dependencies: ["Flipbook", "FlipbookExampleScenes", "FlipbookPublicStyleScenes"],
      path: "Tests/SceneLists"),
    // What a scene file is compiled to, for tests that run many scenes in processes of their own.
    .executableTarget(
      name: "FlipbookSceneProgram",
      dependencies: [
        "Flipbook", "FlipbookCommand", "FlipbookDiagnostics", "FlipbookDrawing", "FlipbookExport",
        "FlipbookSceneLists", "FlipbookScenes", "FlipbookTestSupport", "SwiftUI", "UIKit", "Combine",
      ],
      path: "Tests/SceneProgram", swiftSettings: [.swiftLanguageMode(.v5)]),
    .target(
      name: "FlipbookTestSupport",
      dependencies: [
        "Flipbook", "FlipbookCairo", "FlipbookDrawing", "FlipbookExport", "FlipbookRaster", "FlipbookScenes",
      ],
      path: "Tests/FlipbookTestSupport"),
    // What people see, case by case: the goldens of the gallery's tests, and `make gallery`.
    .target(
      name: "FlipbookGallery",
      dependencies: [
        "Flipbook", "SwiftUI", "UIKit", "FlipbookFigures", "FlipbookSceneLists", "FlipbookScenes",
        "FlipbookViews", "FlipbookDrawing",
        "FlipbookExport", "FlipbookRaster", "FlipbookTestSupport",
      ],
      path: "Tests/Gallery"),
    .executableTarget(
      name: "FlipbookGalleryPage", dependencies: ["FlipbookGallery"], path: "Tests/GalleryPage"),
    .testTarget(name: "FlipbookGalleryTests", dependencies: ["FlipbookGallery", "FlipbookTestSupport"]),
    .testTarget(
      name: "FlipbookPictureTests",
      dependencies: ["FlipbookDiagnostics", "FlipbookPicture", "FlipbookTestSupport"]),
    .testTarget(
      name: "FlipbookMotionTests",
      dependencies: ["FlipbookDiagnostics", "FlipbookMotion", "FlipbookPicture", "FlipbookTestSupport"],
      exclude: ["Reference/make_reference.py"]),
    .testTarget(name: "FlipbookTimeTests", dependencies: ["FlipbookTime"]),
    .testTarget(name: "FlipbookMediaTests", dependencies: ["FlipbookMedia", "FlipbookPicture"]),
    .testTarget(
      name: "FlipbookLayerScenesTests",
      dependencies: [
        "FlipbookDiagnostics", "FlipbookDrawing", "FlipbookLayers", "FlipbookLayerScenes", "FlipbookMedia",
        "FlipbookMotion", "FlipbookTestSupport",
      ]),
    // Reads and records changed files, for crashes.
    .executableTarget(
      name: "FlipbookLottieFuzz",
      dependencies: ["FlipbookDiagnostics", "FlipbookLottie", "FlipbookPicture", "FlipbookRaster"],
      path: "Tests/LottieFuzz"),
    .testTarget(
      name: "FlipbookLottieTests",
      dependencies: ["FlipbookDiagnostics", "FlipbookLottie", "FlipbookPicture", "FlipbookRaster"]),
    .testTarget(
      name: "FlipbookChartsTests",
      dependencies: [
        "FlipbookCharts", "FlipbookDiagnostics", "FlipbookDrawing", "FlipbookMotion", "FlipbookTestSupport",
        "FlipbookTime", "FlipbookViews",
      ]),
    .testTarget(
      name: "FlipbookFiguresTests",
      dependencies: [
        "FlipbookDiagnostics", "FlipbookDrawing", "FlipbookFigures", "FlipbookMotion", "FlipbookRaster",
        "FlipbookScenes", "FlipbookTestSupport", "FlipbookViews",
      ]),
    .testTarget(name: "FlipbookCombineTests", dependencies: ["FlipbookCombine"]),
    .testTarget(
      name: "FlipbookDrawingTests",
      dependencies: ["FlipbookDiagnostics", "FlipbookDrawing", "FlipbookMotion", "FlipbookTime"]),
    .testTarget(
      name: "FlipbookUIKitTests",
      dependencies: [
        "FlipbookCombine", "FlipbookTime",
        "FlipbookDiagnostics", "FlipbookDrawing", "FlipbookLayers", "FlipbookMotion", "FlipbookRaster",
        "FlipbookTestSupport", "FlipbookUIKit", "FlipbookViews",
      ]),
    .testTarget(
      name: "FlipbookLayersTests",
      dependencies: [
        "FlipbookTime",
        "FlipbookDiagnostics", "FlipbookDrawing", "FlipbookLayers", "FlipbookMotion", "FlipbookRaster",
        "FlipbookTestSupport",
      ]),
    .testTarget(
      name: "FlipbookViewsTests",
      dependencies: [
        "FlipbookTime",
        "FlipbookCombine", "FlipbookDiagnostics", "FlipbookDrawing", "FlipbookMedia", "FlipbookMotion",
        "FlipbookTestSupport", "FlipbookViews",
      ]),
    // The loops over pixels without those for newer processors, to compare these with.
    .target(name: "CPortableRows", dependencies: ["CPixelRows"], path: "Tests/CPortableRows"),
    .testTarget(
      name: "FlipbookRasterTests",
      dependencies: [
        "FlipbookDiagnostics", "FlipbookDigest", "FlipbookDrawing", "FlipbookMotion", "FlipbookRaster",
        "FlipbookTestSupport", "CCairo", "CPixelRows", "CPortableRows",
      ]),
    .testTarget(
      name: "FlipbookCairoTests",
      dependencies: [
        "Flipbook", "FlipbookCairo", "FlipbookDiagnostics", "FlipbookDrawing", "FlipbookRaster",
        "FlipbookTestSupport", "CCairo",
      ]),
    .testTarget(
      name: "FlipbookCompareTests",
      dependencies: ["FlipbookCompare", "FlipbookDrawing", "FlipbookTestSupport"]),
    .testTarget(name: "FlipbookTestingTests", dependencies: ["FlipbookTesting"]),
    .testTarget(
      name: "FlipbookGoldensTests",
      dependencies: [
        "FlipbookCompare", "FlipbookDrawing", "FlipbookExport", "FlipbookGoldens", "FlipbookRaster",
        "FlipbookScenes", "FlipbookTestSupport",
      ]),
    .testTarget(
      name: "FlipbookExportTests",
      dependencies: [
        "FlipbookDigest", "FlipbookDrawing", "FlipbookExport", "FlipbookMedia", "FlipbookRaster",
        "FlipbookTestSupport",
      ]),
    .testTarget(
      name: "FlipbookVideoTests",
      dependencies: ["FlipbookDiagnostics", "FlipbookPicture", "FlipbookRaster", "FlipbookVideo"]),
    .testTarget(
      name: "FlipbookSpriteKitTests",
      dependencies: [
        "FlipbookDiagnostics", "FlipbookDrawing", "FlipbookPicture", "FlipbookTestSupport", "FlipbookTime",
        "FlipbookUIKit", "FlipbookViews", "SpriteKit",
      ]),
    .testTarget(
      name: "FlipbookTests",
      dependencies: [
        "Flipbook", "FlipbookDiagnostics", "FlipbookDrawing", "FlipbookLayerScenes", "FlipbookLayers",
        "FlipbookMotion", "FlipbookScenes", "FlipbookTime", "FlipbookViews", "Accelerate", "ActivityKit",
        "AppIntents", "AuthenticationServices", "Contacts", "HealthKit", "SwiftData", "WeatherKit",
        "WidgetKit",
      ]),
    .testTarget(
      name: "FlipbookScenesTests",
      dependencies: [
        "Flipbook", "FlipbookDiagnostics", "FlipbookDrawing", "FlipbookExport", "FlipbookMotion",
        "FlipbookRaster", "FlipbookScenes", "FlipbookTestSupport", "FlipbookTime",
      ]),
    .testTarget(
      name: "FlipbookCompilerTests",
      dependencies: [
        "Flipbook", "FlipbookCompiler", "FlipbookDrawing", "FlipbookExport", "FlipbookLayerScenes",
        "FlipbookMotion", "FlipbookProjects", "FlipbookScenes",
      ],
      swiftSettings: hostModules),
    // The rules that all sources keep, and the pages of what is covered.
    .testTarget(
      name: "FlipbookHouseTests",
      dependencies: [
        "Flipbook", "FlipbookCompiler", "FlipbookDiagnostics", "FlipbookDrawing", "FlipbookMotion",
        "FlipbookRaster", "FlipbookScenes", "FlipbookTestSupport", "FlipbookUIKit",
      ],
      swiftSettings: hostModules),
    .testTarget(
      name: "FlipbookProjectsTests",
      dependencies: ["FlipbookProjects", "FlipbookScenes"]),
    .testTarget(
      name: "FlipbookSceneRenderTests",
      dependencies: [
        "Flipbook", "FlipbookDiagnostics", "FlipbookDrawing", "FlipbookExport", "FlipbookMotion",
        "FlipbookRaster", "FlipbookSceneLists", "FlipbookScenes", "FlipbookTestSupport", "FlipbookTime",
        "FlipbookViews",
      ]),
    .testTarget(
      name: "FlipbookStudioTests",
      dependencies: ["FlipbookCommand", "FlipbookScenes", "FlipbookStudio", "FlipbookTestSupport"]),
    .testTarget(
      name: "FlipbookCommandTests",
      dependencies: [
        "Flipbook", "FlipbookCommand", "FlipbookCompare", "FlipbookDiagnostics", "FlipbookDrawing",
        "FlipbookExport", "FlipbookGoldens", "FlipbookLayerScenes", "FlipbookMedia", "FlipbookMotion",
        "FlipbookProjects", "FlipbookRaster", "FlipbookScenes", "FlipbookTestSupport", "FlipbookViews",
      ]),
  ],
  swiftLanguageModes: [.v6]
)

/// Whole modules take the compiler half of the time, and edits of a file longer: for builds that begin with nothing, as
/// `.ci/run` does. The package manager waits for a module's objects anyway, so a job of its own for the module's interface
/// would only check the types a second time.
if Context.environment["FLIPBOOK_WHOLE_MODULES"] != nil, !isFetched {
  for target in package.targets where [.regular, .executable, .test].contains(target.type) {
    target.swiftSettings =
      (target.swiftSettings ?? []) + [
        .unsafeFlags(
          ["-wmo", "-num-threads", "1", "-no-emit-module-separately-wmo"], .when(configuration: .debug))
      ]
  }
}
