import FlipbookDrawing
import Foundation

/// The values that stacks, scroll views, tables and collections read.
@MainActor
extension NibCoder {
  private var file: NibFile { objects.file }

  func read(into stack: UIStackView) {
    if element["axis"] == "vertical" { stack.axis = .vertical }
    let spacing =
      NibVariations.value("spacing", of: element).flatMap(Double.init) ?? element.number("spacing")
    if let spacing { stack.spacing = spacing }
    let distributions: [String: UIStackView.Distribution] = [
      "fill": .fill, "fillEqually": .fillEqually, "fillProportionally": .fillProportionally,
      "equalSpacing": .equalSpacing, "equalCentering": .equalCentering,
    ]
    if let found = element["distribution"].flatMap({ distributions[$0] }) { stack.distribution = found }
    let alignments: [String: UIStackView.Alignment] = [
      "fill": .fill, "leading": .leading, "top": .top, "firstBaseline": .firstBaseline, "center": .center,
      "trailing": .trailing, "bottom": .bottom, "lastBaseline": .lastBaseline,
    ]
    if let found = element["alignment"].flatMap({ alignments[$0] }) { stack.alignment = found }
    if element.bool("layoutMarginsRelativeArrangement") == true || element.keyed("layoutMargins") != nil,
      element.bool("layoutMarginsRelativeArrangement") ?? true
    {
      stack.isLayoutMarginsRelativeArrangement = true
    }
  }

  func read(into view: UIScrollView) {
    if let paging = element.bool("pagingEnabled") { view.isPagingEnabled = paging }
    if element.bool("scrollEnabled") == false { view.isScrollEnabled = false }
    if element.bool("bounces") == false { view.bounces = false }
    if let always = element.bool("alwaysBounceVertical") { view.alwaysBounceVertical = always }
    if let always = element.bool("alwaysBounceHorizontal") { view.alwaysBounceHorizontal = always }
    if let shows = element.bool("showsHorizontalScrollIndicator") {
      view.showsHorizontalScrollIndicator = shows
    }
    if let shows = element.bool("showsVerticalScrollIndicator") { view.showsVerticalScrollIndicator = shows }
    if let least = element.number("minimumZoomScale") { view.minimumZoomScale = least }
    if let most = element.number("maximumZoomScale") { view.maximumZoomScale = most }
    if let insets = element.keyed("contentInset")?.insets { view.contentInset = insets }
    if element["contentInsetAdjustmentBehavior"] == "never" { view.contentInsetAdjustmentBehavior = .never }
  }

  // MARK: Tables

  /// The style of the table.
  var tableStyle: UITableView.Style {
    switch element["style"] {
    case "grouped": .grouped
    case "insetGrouped": .insetGrouped
    default: .plain
    }
  }

  func read(into table: UITableView) {
    if NibColors.color("backgroundColor", of: element, in: file) == nil,
      element.keyed("backgroundColor") != nil
    {
      table.backgroundColor = nil
    } else if let color = NibColors.color("backgroundColor", of: element, in: file) {
      table.backgroundColor = color
    }
    if let height = element.number("rowHeight") { table.rowHeight = height }
    if let height = element.number("estimatedRowHeight") { table.estimatedRowHeight = height }
    if let height = element.number("sectionHeaderHeight") { table.sectionHeaderHeight = height }
    if let height = element.number("sectionFooterHeight") { table.sectionFooterHeight = height }
    if element["separatorStyle"] == "none" { table.separatorStyle = .none }
    if let color = NibColors.color("separatorColor", of: element, in: file) { table.separatorColor = color }
    if let insets = element.keyed("separatorInset")?.insets { table.separatorInset = insets }
    if element.bool("allowsSelection") == false || element["selectionMode"] == "none" {
      table.allowsSelection = false
    }
    if element.bool("allowsMultipleSelection") == true { table.allowsMultipleSelection = true }
    if let header = element.keyed("tableHeaderView") { table.tableHeaderView = objects.makeView(header) }
    if let footer = element.keyed("tableFooterView") { table.tableFooterView = objects.makeView(footer) }
    for prototype in element.child("prototypes")?.children ?? [] {
      guard let identifier = prototype["reuseIdentifier"] else { continue }
      table.cellPool.register(NibPrototype(element: prototype, file: file, outer: objects), for: identifier)
    }
    if let sections = element.child("sections") { table.fixedSections = fixedSections(sections) }
  }

  private func fixedSections(_ element: MarkupElement) -> [FixedTableSection] {
    element.children.filter { $0.name == "tableViewSection" }.map { section in
      let cells = (section.child("cells")?.children ?? []).compactMap { cell in
        (objects.makeView(cell) as? UITableViewCell).map { made in
          FixedTableSection.Row(cell: made, height: cell.number("rowHeight").map { CGFloat($0) })
        }
      }
      return FixedTableSection(
        header: file.text(section["headerTitle"], of: section, "headerTitle"),
        footer: file.text(section["footerTitle"], of: section, "footerTitle"), rows: cells)
    }
  }

  /// The style of the cell.
  var cellStyle: UITableViewCell.CellStyle {
    switch element["style"] {
    case "IBUITableViewCellStyleValue1": .value1
    case "IBUITableViewCellStyleValue2": .value2
    case "IBUITableViewCellStyleSubtitle": .subtitle
    default: .default
    }
  }

  func read(into cell: UITableViewCell) {
    let accessories: [String: UITableViewCell.AccessoryType] = [
      "disclosureIndicator": .disclosureIndicator, "detailDisclosureButton": .detailDisclosureButton,
      "checkmark": .checkmark, "detailButton": .detailButton,
    ]
    if let accessory = element["accessoryType"].flatMap({ accessories[$0] }) {
      cell.accessoryType = accessory
    }
    if element["selectionStyle"] == "none" { cell.selectionStyle = .none }
    if let insets = element.keyed("separatorInset")?.insets { cell.separatorInset = insets }
    guard let content = element.keyed("contentView") else { return }
    let own = ["textLabel", "detailTextLabel", "imageView"].filter { element[$0] != nil }
    guard own.isEmpty else {
      objects.adopt(cell.contentView, content)
      readOwnParts(of: cell, content)
      return
    }
    read(content, intoPart: cell.contentView)
  }

  /// Reads the labels and the image of a cell of a style, which the cell places itself.
  private func readOwnParts(of cell: UITableViewCell, _ content: MarkupElement) {
    func part(_ name: String) -> MarkupElement? {
      content.child("subviews")?.children.first { $0["id"] == element[name] && element[name] != nil }
    }
    func read(_ found: MarkupElement, _ label: UILabel) {
      let coder = NibCoder(found, objects)
      coder.read(into: label)
      if let color = NibColors.color("backgroundColor", of: found, in: file) { label.backgroundColor = color }
      objects.adopt(label, found)
    }
    if let found = part("textLabel"), let label = cell.textLabel { read(found, label) }
    if let found = part("detailTextLabel"), let label = cell.detailTextLabel { read(found, label) }
    if let found = part("imageView"), let view = cell.imageView {
      NibCoder(found, objects).read(into: view)
      objects.adopt(view, found)
    }
  }

  // MARK: Collections

  func read(into collection: UICollectionView) {
    if let layout = element.keyed("collectionViewLayout").flatMap(objects.makeObject)
      as? UICollectionViewLayout
    {
      collection.collectionViewLayout = layout
    }
    for prototype in element.child("cells")?.children ?? [] {
      guard let identifier = prototype["reuseIdentifier"] else { continue }
      collection.pool.register(
        NibPrototype(element: prototype, file: file, outer: objects),
        for: UICollectionView.Kind(element: nil, identifier: identifier))
    }
    let kinds = [
      ("sectionHeaderView", UICollectionView.elementKindSectionHeader),
      ("sectionFooterView", UICollectionView.elementKindSectionFooter),
    ]
    for (key, kind) in kinds {
      guard let view = element.keyed(key), let identifier = view["reuseIdentifier"] else { continue }
      collection.pool.register(
        NibPrototype(element: view, file: file, outer: objects),
        for: UICollectionView.Kind(element: kind, identifier: identifier))
    }
  }

  func read(into cell: UICollectionViewCell) {
    // Older documents have the content view's own subviews in a plain view, with a key or without.
    if let content = element.keyed("contentView") { read(content, intoPart: cell.contentView) }
  }

  func read(into layout: UICollectionViewFlowLayout) {
    if element["scrollDirection"] == "horizontal" { layout.scrollDirection = .horizontal }
    if let space = element.number("minimumLineSpacing") { layout.minimumLineSpacing = space }
    if let space = element.number("minimumInteritemSpacing") { layout.minimumInteritemSpacing = space }
    if let size = element.keyed("itemSize")?.size { layout.itemSize = size }
    if let size = element.keyed("estimatedItemSize")?.size { layout.estimatedItemSize = size }
    if element["automaticEstimatedItemSize"] == "YES" {
      layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
    }
    if let size = element.keyed("headerReferenceSize")?.size { layout.headerReferenceSize = size }
    if let size = element.keyed("footerReferenceSize")?.size { layout.footerReferenceSize = size }
    if let insets = element.keyed("sectionInset")?.insets { layout.sectionInset = insets }
  }
}
