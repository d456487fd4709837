"""The site's order: which page stands under which heading, and which module under which import."""

# Heading, and the pages below it: paths in the repository.
PAGES = [
    ("Start", ["README.md", "docs/tutorials/film.md", "docs/tutorials/goldens.md", "docs/tutorials/batch.md",
               "docs/tutorials/layers.md", "docs/cookbook.md", "docs/migrating.md", "docs/troubleshooting.md"]),
    ("Films", ["docs/films.md", "docs/figures.md", "docs/charts.md", "docs/lottie.md", "docs/interaction.md",
               "docs/fonts.md", "docs/long-films.md"]),
    ("Scenes", ["docs/views.md", "docs/uikit.md", "docs/layers.md", "docs/layer-scenes.md", "docs/sprites.md",
                "docs/projects.md"]),
    ("Program", ["docs/command-line.md", "docs/studio.md", "docs/editors.md", "docs/batch.md", "docs/packages.md"]),
    ("Goldens", ["docs/comparing.md", "docs/testing.md", "docs/ci.md"]),
    ("Inside", ["docs/architecture.md", "docs/cairo.md", "docs/performance.md", "docs/scale.md", "docs/fidelity.md",
                "docs/reliability.md", "docs/dependencies.md", "docs/site.md", "docs/swiftui-coverage.md", "docs/uikit-coverage.md",
                "CONTRIBUTING.md", "CHANGELOG.md"]),
]

# Import, and the modules whose public names it brings, with a line on each.
MODULES = [
    ("import SwiftUI", [
        ("FlipbookViews", "Views, their layout, state, gestures and containers."),
        ("FlipbookDrawing", "`GraphicsContext`, canvases, Core Graphics' contexts, text."),
        ("FlipbookMotion", "Animations, springs, keyframes, animatable values."),
        ("FlipbookPicture", "Geometry, paths, colours, gradients, images, display lists."),
    ]),
    ("import UIKit, QuartzCore", [
        ("FlipbookUIKit", "Views, controls, view controllers and their transitions."),
        ("FlipbookLayers", "Layers and their animations."),
    ]),
    ("import Combine, Charts, Lottie, SpriteKit, StoreKit, SwiftData, WidgetKit, WeatherKit, AuthenticationServices", [
        ("FlipbookCombine", "Publishers and subjects."),
        ("FlipbookCharts", "Marks, axes, scales and legends."),
        ("Lottie", "Animations that designers hand over, by the names of lottie-ios."),
        ("SpriteKit", "Scenes of sprites: nodes, actions, particles, physics."),
        ("StoreKit", "The names that previews need."),
        ("SwiftData", "Models, kept in memory."),
        ("WidgetKit", "Widgets in previews."),
        ("WeatherKit", "Weather as values; nothing is asked for it."),
        ("AuthenticationServices", "Accounts as values; nobody signs in."),
    ]),
    ("import Flipbook, FlipbookFigures, FlipbookTesting, FlipbookCairo", [
        ("Flipbook", "Scenes, films, rendering from a program."),
        ("FlipbookFigures", "Number lines, graphs, arrows, tables, code and formulae."),
        ("FlipbookTesting", "Pictures and films in tests."),
        ("FlipbookCairo", "Display lists on any surface of Cairo's."),
        ("FlipbookDiagnostics", "Reports of what is unsupported or wrong."),
    ]),
]

# Folders of example scenes, with their headings.
EXAMPLES = [
    ("scenes", "Views"),
    ("scenes/animations", "Core Animation in Swift"),
    ("scenes/layers", "Layers as JSON"),
    ("scenes/lottie", "Lottie"),
    ("scenes/sound", "Sound"),
]
