import FlipbookDrawing
import FlipbookMotion
import Foundation

extension UITableView {
  /// Returns the free height above a section's header, and the header's, in points.
  func headerHeight(_ section: Int, isFirst: Bool) -> (gap: CGFloat, header: CGFloat) {
    let title = dataSource?.tableView(self, titleForHeaderInSection: section)
    var height = tableDelegate?.tableView(self, heightForHeaderInSection: section) ?? sectionHeaderHeight
    if height < 0 || !height.isFinite {
      if let title {
        height = makeTitle(title, isHeader: true, isFirst: isFirst).sizeThatFits(roomForTitles).height
      } else if let view = tableDelegate?.tableView(self, viewForHeaderInSection: section) {
        height = fittingHeight(of: view)
      } else {
        height = style == .plain ? 0 : isFirst ? (tableHeaderView == nil ? 35 : 17.5) : 17.5
      }
    }
    guard style == .plain, height > 0 else { return (0, height) }
    return (sectionHeaderTopPadding >= 0 ? sectionHeaderTopPadding : 22, height)
  }

  func footerHeight(_ section: Int) -> CGFloat {
    let height = tableDelegate?.tableView(self, heightForFooterInSection: section) ?? sectionFooterHeight
    if height >= 0, height.isFinite { return height }
    if let title = dataSource?.tableView(self, titleForFooterInSection: section) {
      return makeTitle(title, isHeader: false, isFirst: false).sizeThatFits(roomForTitles).height
    }
    if let view = tableDelegate?.tableView(self, viewForFooterInSection: section) {
      return fittingHeight(of: view)
    }
    return style == .plain ? 0 : 17.5
  }

  private var roomForTitles: CGSize { CGSize(width: bounds.width - 2 * sideInset, height: 0) }

  private func fittingHeight(of view: UIView) -> CGFloat {
    if view is UITableViewHeaderFooterView { return view.sizeThatFits(roomForTitles).height }
    if view.hasConstraintsInside { return view.fittingHeight(roomForTitles.width) }
    return view.bounds.height > 0 ? view.bounds.height : 28
  }

  private func makeTitle(_ title: String, isHeader: Bool, isFirst: Bool) -> UITableViewHeaderFooterView {
    let view = UITableViewHeaderFooterView(reuseIdentifier: nil)
    let side = UITableViewCell.margin
    if style == .plain {
      view.titleInset = UIEdgeInsets(top: 4, left: side, bottom: 4, right: side)
      if !isHeader { view.textLabel?.font = .systemFont(ofSize: 13) }
      view.textLabel?.text = title
    } else {
      view.titleInset =
        isHeader
        ? UIEdgeInsets(top: isFirst ? 24 : 16, left: side, bottom: 6, right: side)
        : UIEdgeInsets(top: 6, left: side, bottom: 12, right: side)
      view.textLabel?.font = .systemFont(ofSize: 13)
      view.textLabel?.textColor = .secondaryLabel
      view.textLabel?.text = isHeader ? title.uppercased() : title
    }
    return view
  }

  private func makeHeader(_ section: Int) -> UIView? {
    if let view = tableDelegate?.tableView(self, viewForHeaderInSection: section) { return view }
    return dataSource?.tableView(self, titleForHeaderInSection: section)
      .map { makeTitle($0, isHeader: true, isFirst: section == 0) }
  }

  private func makeFooter(_ section: Int) -> UIView? {
    if let view = tableDelegate?.tableView(self, viewForFooterInSection: section) { return view }
    return dataSource?.tableView(self, titleForFooterInSection: section)
      .map { makeTitle($0, isHeader: false, isFirst: false) }
  }

  /// Shows the headers and footers of the sections in sight. Headers of a plain table stay at the top with
  /// their section.
  func showHeaders() {
    for (number, section) in places.sections.enumerated() {
      let isNear = section.end > bounds.minY && section.y < bounds.maxY
      show(number, section.header, isNear, headerFrame(number, in: places), isHeader: true)
      show(number, section.footer, isNear, footerFrame(number, in: places), isHeader: false)
    }
    for (number, view) in headers.inOrder where number >= places.sections.count {
      headers[number] = nil
      putAway(view)
    }
    for (number, view) in footers.inOrder where number >= places.sections.count {
      footers[number] = nil
      putAway(view)
    }
  }

  func headerFrame(_ number: Int, in places: TablePlaces) -> CGRect {
    let section = places.sections[number]
    var y = section.headerY
    if style == .plain {
      // Pinned below the bars, and pushed out by the end of its section.
      y = max(y, min(bounds.minY + adjustedContentInset.top, section.footerY - section.header))
    }
    return CGRect(x: sideInset, y: y, width: bounds.width - 2 * sideInset, height: section.header)
  }

  func footerFrame(_ number: Int, in places: TablePlaces) -> CGRect {
    let section = places.sections[number]
    return CGRect(
      x: sideInset, y: section.footerY, width: bounds.width - 2 * sideInset, height: section.footer)
  }

  private func show(_ number: Int, _ height: CGFloat, _ isNear: Bool, _ frame: CGRect, isHeader: Bool) {
    let known = isHeader ? headers[number] : footers[number]
    guard isNear, height > 0 else {
      guard let known else { return }
      putAway(known)
      if isHeader { headers[number] = nil } else { footers[number] = nil }
      return
    }
    let view: UIView
    if let known {
      view = known
    } else {
      guard let made = isHeader ? makeHeader(number) : makeFooter(number) else { return }
      view = made
      view.translatesAutoresizingMaskIntoConstraints = true
      if isHeader { headers[number] = view } else { footers[number] = view }
      view.frame = frame
      addSubview(view)
      view.layoutIfNeeded()
      if isHeader {
        tableDelegate?.tableView(self, willDisplayHeaderView: view, forSection: number)
      } else {
        tableDelegate?.tableView(self, willDisplayFooterView: view, forSection: number)
      }
    }
    let isPinned = isHeader && style == .plain && frame.minY > places.sections[number].headerY + 0.01
    (view as? UITableViewHeaderFooterView)?.isPinned = isPinned
    view.setUntransformedPlace(frame)
  }

  /// Returns the header of a section in sight; nil where it is another kind of view.
  public func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    headers[section] as? UITableViewHeaderFooterView
  }

  /// Returns the footer of a section in sight; nil where it is another kind of view.
  public func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    footers[section] as? UITableViewHeaderFooterView
  }
}

extension UIView {
  /// Takes a frame as if the view were not transformed.
  func setUntransformedPlace(_ frame: CGRect) {
    let anchor = layer.anchorPoint
    let center = CGPoint(x: frame.minX + frame.width * anchor.x, y: frame.minY + frame.height * anchor.y)
    if bounds.size != frame.size { bounds.size = frame.size }
    if self.center != center { self.center = center }
  }
}
