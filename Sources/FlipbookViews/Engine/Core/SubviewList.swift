import FlipbookDrawing
import FlipbookMotion
import Foundation

/// A view that stands for any number of others.
@MainActor
protocol SubviewList {
  /// - Parameters:
  ///   - path: The path that leads to the view.
  ///   - wrap: The modifiers of each of the views.
  func parts(at path: [AnyHashable], wrap: SubviewWrap) -> [SubviewPart]
}

extension View {
  /// The views that this one stands for.
  var subviews: [Subview] {
    parts(of: self, at: [], wrap: SubviewWrap()).flatMap { part in
      switch part {
      case .view(let view): [view]
      case .section(let section): Array(section.header) + Array(section.content) + Array(section.footer)
      }
    }
  }

  /// The sections that this view stands for; views in none are put together as one.
  var sections: SectionCollection {
    var sections: [SectionConfiguration] = []
    var loose: [Subview] = []
    func finish() {
      guard let first = loose.first else { return }
      sections.append(
        SectionConfiguration(
          id: SectionConfiguration.ID(path: ["loose"] + first.id.path), containerValues: ContainerValues(),
          header: SubviewsCollection([]), content: SubviewsCollection(loose), footer: SubviewsCollection([])))
      loose = []
    }
    for part in parts(of: self, at: [], wrap: SubviewWrap()) {
      switch part {
      case .view(let view): loose.append(view)
      case .section(let section):
        finish()
        sections.append(section)
      }
    }
    finish()
    return SectionCollection(sections: sections)
  }
}

/// The parts of a view, or the view itself where it stands for no others.
@MainActor
private func parts<V: View>(of view: V, at path: [AnyHashable], wrap: SubviewWrap) -> [SubviewPart] {
  if let list = view as? any SubviewList { return list.parts(at: path, wrap: wrap) }
  var values = ContainerValues()
  // The innermost comes first, and what is around it sets it anew.
  for setter in wrap.setters { setter.set(in: &values) }
  return [
    .view(
      Subview(id: Subview.ID(path: path), containerValues: values, content: wrap.view(AnyView(view))))
  ]
}

extension Group: SubviewList where Content: View {
  func parts(at path: [AnyHashable], wrap: SubviewWrap) -> [SubviewPart] {
    FlipbookViews.parts(of: content, at: path, wrap: wrap)
  }
}

extension AnyView: SubviewList {
  func parts(at path: [AnyHashable], wrap: SubviewWrap) -> [SubviewPart] {
    FlipbookViews.parts(of: storage, at: path, wrap: wrap)
  }
}

extension EmptyView: SubviewList {
  func parts(at path: [AnyHashable], wrap: SubviewWrap) -> [SubviewPart] { [] }
}

extension TupleView: SubviewList {
  func parts(at path: [AnyHashable], wrap: SubviewWrap) -> [SubviewPart] {
    var result: [SubviewPart] = []
    var index = 0
    func add<Child: View>(_ view: Child) {
      result += FlipbookViews.parts(of: view, at: path + [index], wrap: wrap)
      index += 1
    }
    repeat add(each value)
    return result
  }
}

extension _ConditionalContent: SubviewList {
  func parts(at path: [AnyHashable], wrap: SubviewWrap) -> [SubviewPart] {
    switch storage {
    case .trueContent(let content): FlipbookViews.parts(of: content, at: path + [true], wrap: wrap)
    case .falseContent(let content): FlipbookViews.parts(of: content, at: path + [false], wrap: wrap)
    }
  }
}

extension Optional: SubviewList where Wrapped: View {
  func parts(at path: [AnyHashable], wrap: SubviewWrap) -> [SubviewPart] {
    map { FlipbookViews.parts(of: $0, at: path, wrap: wrap) } ?? []
  }
}

extension ForEach: SubviewList where Content: View {
  func parts(at path: [AnyHashable], wrap: SubviewWrap) -> [SubviewPart] {
    data.flatMap { element in
      FlipbookViews.parts(of: content(element), at: path + [AnyHashable(id(element))], wrap: wrap)
    }
  }
}

extension SubviewsCollection: SubviewList {
  func parts(at path: [AnyHashable], wrap: SubviewWrap) -> [SubviewPart] {
    subviews.map { .view($0.wrapped(by: wrap, at: path)) }
  }
}

extension Subview: SubviewList {
  func parts(at path: [AnyHashable], wrap: SubviewWrap) -> [SubviewPart] {
    [.view(wrapped(by: wrap, at: path))]
  }

  fileprivate func wrapped(by wrap: SubviewWrap, at path: [AnyHashable]) -> Subview {
    var values = containerValues
    for setter in wrap.setters { setter.set(in: &values) }
    return Subview(id: ID(path: path + id.path), containerValues: values, content: wrap.view(content))
  }
}

extension IdentifiedView: SubviewList {
  func parts(at path: [AnyHashable], wrap: SubviewWrap) -> [SubviewPart] {
    let id = self.id
    var inner = wrap
    inner.view = { wrap.view(AnyView($0.id(id))) }
    return FlipbookViews.parts(of: content, at: path + [AnyHashable(id)], wrap: inner)
  }
}

extension ModifiedContent: SubviewList where Content: View, Modifier: ViewModifier {
  func parts(at path: [AnyHashable], wrap: SubviewWrap) -> [SubviewPart] {
    let modifier = self.modifier
    var inner = wrap
    inner.view = { wrap.view(AnyView($0.modifier(modifier))) }
    if let setter = modifier as? any ContainerValueSetter { inner.setters.insert(setter, at: 0) }
    return FlipbookViews.parts(of: content, at: path, wrap: inner)
  }
}

extension Section: SubviewList {
  func parts(at path: [AnyHashable], wrap: SubviewWrap) -> [SubviewPart] {
    func views<V: View>(_ view: V, _ name: String) -> SubviewsCollection {
      var inner = wrap
      inner.setters = []
      return SubviewsCollection(
        FlipbookViews.parts(of: view, at: path + [name], wrap: inner).flatMap { part -> [Subview] in
          switch part {
          case .view(let view): [view]
          case .section(let section): Array(section.content)
          }
        })
    }
    var values = ContainerValues()
    for setter in wrap.setters { setter.set(in: &values) }
    return [
      .section(
        SectionConfiguration(
          id: SectionConfiguration.ID(path: path), containerValues: values,
          header: views(header, "header"),
          content: isExpanded?.wrappedValue == false ? SubviewsCollection([]) : views(content, "content"),
          footer: views(footer, "footer")
        ))
    ]
  }
}
